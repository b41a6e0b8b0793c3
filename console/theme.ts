import { type CSSVariablesResolver, createTheme } from '@mantine/core'

/** The look of all components: the system's own fonts, so that nothing is loaded, and one quiet blue. */
export const theme = createTheme({
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  primaryColor: 'indigo',
  primaryShade: { light: 8, dark: 8 },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  headings: { fontWeight: '600' },
})

/** Quiet texts stay readable: at least 4.5 to 1 on each background that they stand on. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#4b5563',
    '--mantine-color-placeholder': '#5b6472',
    '--mantine-color-error': '#b42318',
    '--mantine-color-anchor': '#3049b5',
    '--rd-good': '#0b6b3a',
    '--rd-good-back': '#e3f5ea',
    '--rd-bad': '#a3180e',
    '--rd-bad-back': '#fdeae8',
    '--rd-warn': '#7a4a00',
    '--rd-warn-back': '#fdf1d8',
    '--rd-quiet': '#3f4753',
    '--rd-quiet-back': '#eceff3',
    '--rd-line': '#3b5bdb',
    '--rd-mark': '#ffe2a8',
  },
  dark: {
    '--mantine-color-dimmed': '#b3b8c0',
    '--mantine-color-placeholder': '#a3a9b3',
    '--mantine-color-error': '#ff9c93',
    '--mantine-color-anchor': '#a5b8ff',
    '--rd-good': '#8fe0b0',
    '--rd-good-back': '#12351f',
    '--rd-bad': '#ffb1aa',
    '--rd-bad-back': '#4a1612',
    '--rd-warn': '#ffd48a',
    '--rd-warn-back': '#46300a',
    '--rd-quiet': '#d5d9df',
    '--rd-quiet-back': '#33373e',
    '--rd-line': '#91a7ff',
    '--rd-mark': '#6b4a06',
  },
})
