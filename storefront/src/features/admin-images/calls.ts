/** Query key of the library. */
export const IMAGES_KEY = ["admin", "images"];
