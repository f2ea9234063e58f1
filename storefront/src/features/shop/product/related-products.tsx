import { PAGE_SIZE } from "@confiserie/domain/catalogue/catalogue";
import { CHANGE_TAGS } from "@confiserie/domain/contract/changes";
import type { Product } from "@confiserie/domain/contract/product";
import { productsHref } from "@/config/navigation";
import { EVEN_GRID_CLASS, PlainCard } from "@/features/shop/catalogue/server";
import { noteTags } from "@/lib/page-reads";
import { serverApi } from "@/lib/server-api";
import { readCategories } from "@/lib/shop-categories";
import { ButtonLink } from "@/ui/button-link";
import { pickRelated } from "./pick-related";

/** Four products of the same category; nothing when there are none, or while they cannot be read. */
export async function RelatedProducts({ product: { id, category } }: { product: Product }) {
	const [result, categories] = await Promise.all([
		serverApi.someProducts({ category, offset: 0, limit: PAGE_SIZE.catalogue }),
		readCategories(),
	]);
	// One that is hidden has no page to lead to.
	const shelf = categories.find(({ code }) => code === category);
	const related = result.ok ? pickRelated(result.data.items, id) : [];
	noteTags(related.map((product) => CHANGE_TAGS.product(product.id)));
	if (related.length === 0) return null;
	return (
		<section aria-labelledby="meme-rayon">
			<div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<h2 id="meme-rayon" className="display text-2xl">
					Dans le même rayon
				</h2>
				<ButtonLink href={productsHref(shelf && { category: shelf.code })} variant="secondary" size="sm">
					{shelf?.name ?? "Tout voir"}
				</ButtonLink>
			</div>
			<ul className={EVEN_GRID_CLASS}>
				{related.map((product) => (
					<li key={product.id} className="min-w-0">
						<PlainCard product={product} />
					</li>
				))}
			</ul>
		</section>
	);
}
