"use client";

import { readProduct, searchProducts } from "@confiserie/domain/contract/catalogue";
import { Trash2 } from "lucide-react";
import { SearchList } from "@/features/admin-staff-order";
import { call } from "@/lib/api";
import { keyOf, useOperation } from "@/lib/use-operation";
import { IconButton } from "@/ui/icon-button";

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
				queryKey={keyOf(searchProducts)}
				search={async (query, signal) => (await call(searchProducts, { query: { query, limit: 8 }, signal })).items}
				keyOf={({ id }) => id}
				show={({ name }) => <strong>{name}</strong>}
				onPick={({ id, name }) => {
					if (!products.some((product) => product.id === id)) onChange([...products, { id, name }]);
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
	const { data } = useOperation(readProduct, { params: { id } }, { enabled: name === id });
	const shown = data?.name ?? name;
	return (
		<li className="flex items-center justify-between gap-3">
			<span className="min-w-0 wrap-anywhere">{shown}</span>
			<IconButton label={`Retirer ${shown}`} tone="plain" onClick={onRemove}>
				<Trash2 aria-hidden="true" className="size-5" />
			</IconButton>
		</li>
	);
}
