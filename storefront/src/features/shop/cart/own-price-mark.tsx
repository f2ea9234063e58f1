"use client";

import type { CartProduct } from "@confiserie/domain/cart/cart";
import { useOwnPrices } from "@/lib/own-prices/use-own-prices";
import { Badge } from "@/ui/badge";

/** "Votre prix" beside a line whose product the signed-in customer's company buys below the catalogue. */
export function OwnPriceMark({ product: { id } }: { product: Pick<CartProduct, "id"> }) {
	return useOwnPrices(id) && <Badge tone="success">Votre prix</Badge>;
}
