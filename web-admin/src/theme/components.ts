import type { ThemeOptions } from '@mui/material/styles';
import { palette } from './palette';

/** How MUI's parts look here. */
export const components: ThemeOptions['components'] = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: 'none' } },
  },
  MuiCard: { styleOverrides: { root: { border: `1px solid ${palette.hairline}` } } },
  MuiMenu: {
    styleOverrides: { paper: { border: `1px solid ${palette.hairline}`, boxShadow: '0 8px 24px #0003' } },
  },
  MuiPopover: {
    styleOverrides: { paper: { border: `1px solid ${palette.hairline}`, boxShadow: '0 8px 24px #0003' } },
  },
  MuiDialog: {
    styleOverrides: { paper: { border: `1px solid ${palette.hairline}`, boxShadow: '0 16px 48px #0006' } },
  },
  MuiButtonBase: {
    styleOverrides: {
      root: { '&.Mui-focusVisible': { outline: `2px solid ${palette.sea}`, outlineOffset: 2 } },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: 36,
        '@media (pointer: coarse)': { minHeight: 44 },
        '&.MuiButton-outlined.MuiButton-colorInherit': { borderColor: palette.hairline },
        // With forced colours a filled button would look like text.
        '@media (forced-colors: active)': { '&.MuiButton-contained': { border: '1px solid ButtonText' } },
      },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
  },
  // 16 px on touch screens: smaller text makes iOS zoom into the field.
  MuiInputBase: { styleOverrides: { input: { '@media (pointer: coarse)': { fontSize: 16 } } } },
  // Apart from the next field, whose label stands on its edge.
  MuiFormHelperText: { styleOverrides: { root: { marginTop: 1, marginBottom: 6, lineHeight: 1.35 } } },
};
