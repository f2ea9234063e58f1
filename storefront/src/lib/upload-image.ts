import { type UploadedImage, uploadedImageSchema } from "@confiserie/domain/contract/admin-product";
import { api } from "./api";

/** POST /admin/products/upload-image: the address of the image. */
export function uploadImage(file: File): Promise<UploadedImage> {
	return api.post("/admin/products/upload-image", formWith("image", file), uploadedImageSchema);
}

/** A file as the shop takes it. */
export function formWith(field: string, file: File): FormData {
	const form = new FormData();
	form.append(field, file);
	return form;
}
