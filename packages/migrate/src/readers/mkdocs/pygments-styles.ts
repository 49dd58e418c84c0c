/** The colors of highlighted code with links, which stays HTML, by the classes of Pygments. They are the colors of code blocks. */
export const pygmentsStyles = `.highlight {
  .k, .kc, .kd, .kn, .kp, .kr, .ow {
    color: light-dark(oklch(0.48 0.18 300), oklch(0.79 0.12 300));
  }

  .s, .s1, .s2, .sa, .sb, .sc, .sd, .se, .sh, .si, .sr, .ss, .sx {
    color: light-dark(oklch(0.46 0.11 155), oklch(0.83 0.11 155));
  }

  .m, .mb, .mf, .mh, .mi, .mo {
    color: light-dark(oklch(0.5 0.13 50), oklch(0.83 0.1 65));
  }

  .c, .c1, .ch, .cm {
    color: light-dark(oklch(0.52 0.02 290), oklch(0.67 0.02 290));
    font-style: italic;
  }

  .nf, .fm, .nd {
    color: light-dark(oklch(0.47 0.15 258), oklch(0.82 0.09 250));
  }

  .nc, .nb, .kt {
    color: light-dark(oklch(0.46 0.09 205), oklch(0.84 0.08 195));
  }
}
`
