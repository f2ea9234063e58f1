"use client";

import type { CartProduct } from "@confiserie/domain/cart";
import { useOwnPrices } from "@/lib/own-prices/use-own-prices";
import { Badge } from "@/ui/badge";

/** "Votre prix" beside a line whose product the company of who is signed in buys below the catalogue. */
export function OwnPriceMark({ product: { id } }: { product: Pick<CartProduct, "id"> }) {
	return useOwnPrices(id) && <Badge tone="success">Votre prix</Badge>;
}
