import { imageFile } from "@confiserie/domain/shop/shop-image";
import type { Metadata } from "next";
import { serverApi } from "@/lib/server-api";

/** The metadata of a page with the title, description and share image that the merchant gave its address; a page that no index lists has none. */
export async function withSeo(metadata: Metadata): Promise<Metadata> {
	const path = metadata.alternates?.canonical;
	if (typeof path !== "string") return metadata;
	const seo = await serverApi.seo(path);
	if (!seo.ok) return metadata;
	const { title, description, image } = seo.data;
	const words = { ...(title && { title }), ...(description && { description }) };
	return {
		...metadata,
		...words,
		openGraph: {
			...metadata.openGraph,
			...words,
			...(image && { images: [{ url: imageFile(image), alt: title || undefined }] }),
		},
	};
}
