import { type LibraryImage, libraryImagesSchema } from "@confiserie/domain/contract/content";
import { api } from "@/lib/api";

/** Query key of the library. */
export const IMAGES_KEY = ["admin", "images"];

const addressOf = (name: string) => `/admin/images/${encodeURIComponent(name)}`;

/** GET /admin/images. */
export const callImages = (signal: AbortSignal): Promise<LibraryImage[]> =>
	api.get("/admin/images", libraryImagesSchema, { signal });

/** POST /admin/images: an image that was uploaded. */
export const callAddImage = (image: { url: string; alt: string }): Promise<LibraryImage[]> =>
	api.post("/admin/images", image, libraryImagesSchema);

/** PUT /admin/images/{name}. */
export const callDescribeImage = ({ name, alt }: { name: string; alt: string }): Promise<LibraryImage[]> =>
	api.put(addressOf(name), { alt }, libraryImagesSchema);

/** DELETE /admin/images/{name}. */
export const callDeleteImage = (name: string): Promise<void> => api.delete(addressOf(name));
