import type { Category, CategoryCode } from "@confiserie/domain/catalogue/category";
import { inSeasonFirst, seasonOf } from "@confiserie/domain/catalogue/season";
import { CHANGE_TAGS } from "@confiserie/domain/contract/changes";
import { noteTags } from "@/lib/page-reads";
import { serverApi } from "@/lib/server-api";

/** Categories beyond these show their emblem: each image is a read of the catalogue. */
const MOST_IMAGES = 12;
/** Products to choose from. */
const CHOICE = 6;

/**
 * The image of the first product of each category that is not of another season; none for an empty one, and none while the shop is
 * out of reach.
 */
export async function categoryImages(
	categories: readonly Category[],
	now: Date,
): Promise<ReadonlyMap<CategoryCode, string>> {
	const found = await Promise.all(
		categories.slice(0, MOST_IMAGES).map(async ({ code }) => {
			const result = await serverApi.someProducts({ category: code, offset: 0, limit: CHOICE });
			const products = result.ok ? result.data.items : [];
			const [first] = inSeasonFirst(
				products.map((product) => ({ product, season: seasonOf(product.tags) })),
				now,
			);
			return { code, product: first?.product };
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
