import type { Slide } from "@confiserie/domain/content/home-content";
import type { Product } from "@confiserie/domain/contract/product";
import { reductionPercent } from "@confiserie/domain/prices/prior-price";
import { serverApi } from "@/lib/server-api";

/** As many as one answer holds; a larger selection announces nothing. */
const LIMIT = 100;

/**
 * The slides as they may be shown: one that announces a percentage does so only while each product of its selection is
 * reduced by as much, and says its other words else. Source: code de la consommation, art. L112-1-1 and L121-2.
 */
export function foundedSlides(slides: readonly Slide[]): Promise<Slide[]> {
	return Promise.all(
		slides.map(async (slide) => {
			const { announces } = slide;
			if (!announces) return slide;
			const selection = await serverApi.products({ tag: [announces.tag], offset: 0, limit: LIMIT });
			const isFounded =
				selection.ok && selection.data.totalCount <= LIMIT && isReducedBy(announces.percent, selection.data.items);
			return isFounded ? slide : { ...slide, ...announces.otherwise };
		}),
	);
}

/** Whether there are products, and each states a prior price that its box is that much below. */
export function isReducedBy(percent: number, products: readonly Product[]): boolean {
	const isReduced = ({ pricePerPieceBox, priorPrices }: Product) =>
		priorPrices?.box && reductionPercent(pricePerPieceBox, priorPrices.box) >= percent;
	return products.length > 0 && products.every(isReduced);
}
