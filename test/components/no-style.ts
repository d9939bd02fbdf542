// In the place of style sheets, which jsdom does not draw.
export {};
