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
						<li key={product.id} className="flex items-center justify-between gap-3">
							<Name product={product} />
							<IconButton
								label={`Retirer ${product.name}`}
								tone="plain"
								onClick={() => onChange(products.filter(({ id }) => id !== product.id))}
							>
								<Trash2 aria-hidden="true" className="size-5" />
							</IconButton>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

/** A stored promotion knows its products by id. */
function Name({ product: { id, name } }: { product: PickedProduct }) {
	const { data } = useQuery({
		queryKey: ["admin", "promotions", "product", id],
		queryFn: ({ signal }) => callProductName(id, signal),
		enabled: name === id,
	});
	return <span className="min-w-0 wrap-anywhere">{data ?? name}</span>;
}
