"use client";

import { readScan } from "@confiserie/domain/fulfilment/scan-code";
import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, useRef } from "react";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { type FoundProduct, findProducts } from "./find-products";

interface ProductFinderProps {
	/** Of its field. */
	id: string;
	error: string | null;
	/** `scan` is what the label says of the lot. */
	onFound: (product: FoundProduct, scan: { lot: string | null; expiresOn: string | null }) => void;
}

/** Finds a product by a scanned label, its reference or its name; a hand scanner presses Enter. One result is taken at once. */
export function ProductFinder({ id, error, onFound }: ProductFinderProps) {
	const field = useRef<HTMLInputElement>(null);
	const find = useMutation({
		mutationFn: (text: string) => findProducts(text),
		onSuccess: (found, text) => {
			const [only] = found;
			if (only && found.length === 1) take(only, text);
		},
	});
	const take = (product: FoundProduct, text: string) => {
		onFound(product, readScan(text));
		find.reset();
		if (field.current) field.current.value = "";
	};
	const search = () => {
		const text = field.current?.value.trim() ?? "";
		if (text.length >= 2) find.mutate(text);
	};
	const press = (event: KeyboardEvent) => {
		if (event.key !== "Enter") return;
		event.preventDefault();
		search();
	};
	const found = find.data ?? [];
	return (
		<div className="flex flex-col gap-2">
			<div className="flex flex-wrap items-end gap-2">
				<div className="min-w-48 flex-1">
					<TextField
						ref={field}
						id={id}
						autoFocus
						label="Scanner ou chercher un produit"
						hint="Étiquette GS1-128 ou DataMatrix, code-barres, référence ou nom."
						error={error}
						autoComplete="off"
						autoCorrect="off"
						spellCheck={false}
						maxLength={100}
						onKeyDown={press}
					/>
				</div>
				<Button variant="secondary" size="sm" busy={find.isPending} busyLabel="Recherche…" onClick={search}>
					Chercher
				</Button>
			</div>
			<p role="status" className="text-sm text-prune empty:hidden">
				{find.isError && "La recherche a échoué. Réessayez."}
				{find.isSuccess && found.length === 0 && "Aucun produit trouvé."}
			</p>
			{found.length > 1 && (
				<ul aria-label="Produits trouvés" className="divide-y divide-trait rounded-control border border-bordure">
					{found.slice(0, 8).map((product) => (
						<li key={product.id}>
							<button
								type="button"
								onClick={() => take(product, find.variables ?? "")}
								className="min-h-11 w-full px-4 py-2 text-left hover:bg-dragee focus-visible:bg-dragee"
							>
								<strong>{product.name}</strong>
								<span className="block text-sm wrap-anywhere text-prune">{product.reference}</span>
							</button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}
