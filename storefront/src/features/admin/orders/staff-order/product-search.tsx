"use client";

import { type ChannelProduct, listChannelProducts } from "@confiserie/domain/contract/channels";
import { formatEuros } from "@confiserie/domain/format";
import { formatBoxes, theBox } from "@confiserie/domain/prices/tier-price";
import { SearchList } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";

interface ProductSearchProps {
	/** The channel whose products, prices and stock they are. */
	channelId: string;
	/** For whom: the prices of their company. */
	customerId: string | undefined;
	hint?: string;
	onPick: (product: ChannelProduct) => void;
}

/** Products that a channel sells, with their price and stock. */
export function ProductSearch({
	channelId,
	customerId,
	hint = "Nom ou référence. Entrée ajoute le premier trouvé.",
	onPick,
}: ProductSearchProps) {
	const input = { params: { id: channelId }, query: { page: 0, size: 100, customerId } };
	return (
		<SearchList
			label="Ajouter un produit"
			hint={hint}
			queryKey={keyOf(listChannelProducts, input)}
			search={async (query, signal) => {
				const { content } = await call(listChannelProducts, { ...input, query: { ...input.query, query }, signal });
				return content.filter(({ isSold }) => isSold).slice(0, 8);
			}}
			keyOf={({ productId }) => productId}
			show={({ name, reference, availableBoxes, prices, ...of }) => (
				<>
					<strong>{name}</strong>
					<span className="block text-sm text-prune">
						{`${reference}, ${formatEuros(prices.box)} ${theBox(of)}, ${formatBoxes(availableBoxes, of)} en stock`}
					</span>
				</>
			)}
			onPick={onPick}
			minimum={2}
		/>
	);
}
