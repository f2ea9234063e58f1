import type { UploadedImage } from "@confiserie/domain/contract/admin-product";
import { uploadImage as uploading } from "@confiserie/domain/contract/products";
import { call } from "@/lib/api";

/** POST /admin/products/upload-image: the address of the image. */
export function uploadImage(file: File): Promise<UploadedImage> {
	return call(uploading, { form: formWith("image", file) });
}

/** A file as the shop takes it. */
export function formWith(field: string, file: File): FormData {
	const form = new FormData();
	form.append(field, file);
	return form;
}
