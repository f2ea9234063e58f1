import type { Product } from "@confiserie/domain/contract/product";
import { serverApi } from "@/lib/server-api";
import { ReviewsSection } from "./reviews-section";

/** The reviews of a product; nothing for a product without any, and nothing while they cannot be read. */
export async function ProductReviews({ product: { id, rating } }: { product: Product }) {
	if (!rating) return null;
	const result = await serverApi.reviews(id);
	if (!result.ok || result.data.items.length === 0) return null;
	return <ReviewsSection rating={rating} reviews={result.data.items} />;
}
