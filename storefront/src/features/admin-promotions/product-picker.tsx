"use client";

import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { SearchList } from "@/features/admin-staff-order";
import { IconButton } from "@/ui/icon-button";
import { callNamed, callProductName } from "./product-calls";

export interface PickedProduct {
	id: string;
	name: string;
}

interface ProductPickerProps {
	products: readonly PickedProduct[];
	onChange: (products: PickedProduct[]) => void;
	label?: string;
}

/** Products by name or reference. */
export function ProductPicker({ products, onChange, label = "Ajouter un produit" }: ProductPickerProps) {
	return (
		<div className="min-w-0 sm:col-span-2">
			<SearchList
				label={label}
				hint="Nom ou référence. Entrée ajoute le premier trouvé."
				queryKey={["admin", "promotions", "products"]}
				search={callNamed}
				keyOf={({ id }) => id}
				show={({ name }) => <strong>{name}</strong>}
				onPick={(product) => {
					if (!products.some(({ id }) => id === product.id)) onChange([...products, product]);
				}}
				minimum={2}
			/>
			{products.length > 0 && (
				<ul aria-label="Produits choisis" className="mt-2 divide-y divide-trait">
					{products.map((product) => (
						<PickedRow
							key={product.id}
							product={product}
							onRemove={() => onChange(products.filter(({ id }) => id !== product.id))}
						/>
					))}
				</ul>
			)}
		</div>
	);
}

/** A stored promotion knows its products by id. */
function PickedRow({ product: { id, name }, onRemove }: { product: PickedProduct; onRemove: () => void }) {
	const { data } = useQuery({
		queryKey: ["admin", "promotions", "product", id],
		queryFn: ({ signal }) => callProductName(id, signal),
		enabled: name === id,
	});
	const shown = data ?? name;
	return (
		<li className="flex items-center justify-between gap-3">
			<span className="min-w-0 wrap-anywhere">{shown}</span>
			<IconButton label={`Retirer ${shown}`} tone="plain" onClick={onRemove}>
				<Trash2 aria-hidden="true" className="size-5" />
			</IconButton>
		</li>
	);
}
