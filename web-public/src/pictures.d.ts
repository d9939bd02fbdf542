/** What `?picture` (see vite.config.ts) imports. */
declare module '*?picture' {
  const picture: import('./content/pictures').PictureFiles;
  export default picture;
}
declare module '*?picture&wide' {
  const picture: import('./content/pictures').PictureFiles;
  export default picture;
}
declare module '*?picture&tall' {
  const picture: import('./content/pictures').PictureFiles;
  export default picture;
}
declare module '*&card' {
  const address: string;
  export default address;
}
