import type { Category, CategoryCode } from "@confiserie/domain/category";
import { CHANGE_TAGS } from "@confiserie/domain/contract/changes";
import { noteTags } from "@/lib/page-reads";
import { serverApi } from "@/lib/server-api";

/** Categories beyond these show their emblem: each image is a read of the catalogue. */
const MOST_IMAGES = 12;

/** The image of the first product of each category; none for an empty one, and none while the shop is out of reach. */
export async function categoryImages(categories: readonly Category[]): Promise<ReadonlyMap<CategoryCode, string>> {
	const found = await Promise.all(
		categories.slice(0, MOST_IMAGES).map(async ({ code }) => {
			const result = await serverApi.someProducts({ category: code, offset: 0, limit: 1 });
			return { code, product: result.ok ? result.data.items[0] : undefined };
		}),
	);
	return new Map(
		found.flatMap(({ code, product }) => {
			if (!product?.imageUrl) return [];
			noteTags([CHANGE_TAGS.product(product.id)]);
			return [[code, product.imageUrl] as const];
		}),
	);
}
