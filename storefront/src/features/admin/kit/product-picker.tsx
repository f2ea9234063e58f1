"use client";

import { readProduct, searchProducts } from "@confiserie/domain/contract/catalogue";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { call } from "@/lib/api";
import { keyOf, useOperation } from "@/lib/use-operation";
import { IconButton } from "@/ui/icon-button";
import { SearchList } from "./search-list";
import type { Bound } from "./use-edit-form";

interface ProductPickerProps {
	/** Ids of the chosen products. */
	ids: readonly string[];
	onChange: (ids: string[]) => void;
	label?: string;
	/** Beside the name of a product. */
	beside?: (id: string, name: string) => ReactNode;
}

/** Products by name or reference. */
export function ProductPicker({ ids, onChange, label = "Ajouter un produit", beside }: ProductPickerProps) {
	return (
		<div className="min-w-0 sm:col-span-2">
			<SearchList
				label={label}
				hint="Nom ou référence. Entrée ajoute le premier trouvé."
				queryKey={keyOf(searchProducts)}
				search={async (query, signal) => (await call(searchProducts, { query: { query, limit: 8 }, signal })).items}
				keyOf={({ id }) => id}
				show={({ name }) => <strong>{name}</strong>}
				onPick={({ id }) => {
					if (!ids.includes(id)) onChange([...ids, id]);
				}}
				minimum={2}
			/>
			{ids.length > 0 && (
				<ul aria-label="Produits choisis" className="mt-2 divide-y divide-trait">
					{ids.map((id) => (
						<Picked key={id} id={id} beside={beside} onRemove={() => onChange(ids.filter((one) => one !== id))} />
					))}
				</ul>
			)}
		</div>
	);
}

interface PickedProps extends Pick<ProductPickerProps, "beside"> {
	id: string;
	onRemove: () => void;
}

function Picked({ id, beside, onRemove }: PickedProps) {
	const { data } = useOperation(readProduct, { params: { id } });
	const name = data?.name ?? id;
	return (
		<li className="flex items-center justify-between gap-3 py-1">
			<span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
			{beside?.(id, name)}
			<IconButton label={`Retirer ${name}`} tone="plain" onClick={onRemove}>
				<Trash2 aria-hidden="true" className="size-5" />
			</IconButton>
		</li>
	);
}

/** Products of a form, by id. */
export function ProductsField({ control, name, label }: Bound<readonly string[] | undefined> & { label?: string }) {
	const { field } = useController({ control, name });
	return (
		<ProductPicker
			ids={(field.value as string[] | undefined) ?? []}
			onChange={field.onChange}
			{...(label && { label })}
		/>
	);
}
