import { publishedGtin } from "@confiserie/domain/catalogue/gtin";
import type { Product } from "@confiserie/domain/contract/product";
import { MARKS } from "@confiserie/domain/contract/review";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { tiers } from "@confiserie/domain/prices/tier-price";
import { imageFile } from "@confiserie/domain/shop/shop-image";

const DAYS_OF_VALIDITY = 365;

/**
 * The product and its offer for search engines; prices of a box in EUR, valid one year (spec §2). The rating is the
 * average of buyers' published reviews; demonstration reviews are excluded (ADR 13).
 */
export function productData(product: Product, siteUrl: string, now: Date): Record<string, unknown> {
	const absolute = (path: string) => new URL(path, siteUrl).href;
	const [box] = tiers(product);
	const images = [product.imageUrl, ...product.additionalImages].filter(Boolean).map(imageFile);
	return {
		"@type": "Product",
		name: product.name,
		description: product.description,
		sku: product.reference,
		...gtin(product),
		...(images.length > 0 && { image: images.map(absolute) }),
		...(product.rating &&
			!product.rating.demo && {
				aggregateRating: {
					"@type": "AggregateRating",
					ratingValue: product.rating.average,
					reviewCount: product.rating.count,
					bestRating: MARKS.maximum,
					worstRating: MARKS.minimum,
				},
			}),
		offers: {
			"@type": "Offer",
			url: absolute(`/products/${product.id}`),
			priceCurrency: "EUR",
			price: ((box?.pricePerBoxCents ?? 0) / 100).toFixed(2),
			priceValidUntil: daysLater(dayOf(now), DAYS_OF_VALIDITY),
			availability: `https://schema.org/${product.stock > 0 ? "InStock" : "OutOfStock"}`,
			itemCondition: "https://schema.org/NewCondition",
			priceSpecification: tiers(product).map((tier) => ({
				"@type": "UnitPriceSpecification",
				price: (tier.pricePerBoxCents / 100).toFixed(2),
				priceCurrency: "EUR",
				valueAddedTaxIncluded: true,
				eligibleQuantity: { "@type": "QuantitativeValue", minValue: tier.minBoxes },
			})),
		},
	};
}

function gtin(product: Product): Record<string, string> | undefined {
	const code = publishedGtin(product);
	return code ? { [`gtin${code.length}`]: code } : undefined;
}
