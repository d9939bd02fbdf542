/** Every workbook of Excel begins so. */
export const isWorkbook = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** Excel's old format, and what Excel makes of a workbook that has a password. */
export const isOldWorkbook = ([first, second]: Uint8Array): boolean => first === 0xd0 && second === 0xcf;
