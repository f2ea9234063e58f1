"use client";

import { SEARCH } from "@confiserie/domain/catalogue/catalogue";
import type { Product } from "@confiserie/domain/contract/product";
import { listSavedLists } from "@confiserie/domain/contract/saved-lists";
import type { PackingLimits } from "@confiserie/domain/delivery/options";
import { formatCount } from "@confiserie/domain/format";
import { palletLine } from "@confiserie/domain/pallet/composition";
import { mayMix } from "@confiserie/domain/pallet/mixed-pallet";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useSession } from "@/features/account/auth";
import { useFavourites } from "@/features/shop/favourites";
import { useOperation } from "@/lib/use-operation";
import { CheckField } from "@/ui/check-field";
import { Loading } from "@/ui/loading";
import { RetryBanner } from "@/ui/retry-banner";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { readChoice } from "./read-products";

interface ProductChoiceProps {
	packing: PackingLimits;
	categories: readonly { code: string; name: string }[];
	children: (product: Product) => ReactNode;
}

/** The products to choose from: all of them, searched or by category, or those that the customer knows; each in a row of the caller's. */
export function ProductChoice({ packing, categories, children }: ProductChoiceProps) {
	const isSignedIn = useSession().status === "authenticated";
	const favourites = useFavourites().products.map(({ id }) => id);
	const lists = useOperation(listSavedLists, {}, { enabled: isSignedIn }).data ?? [];
	const [source, setSource] = useState("all");
	const [category, setCategory] = useState("");
	const [typed, setTyped] = useState("");
	const [isWhole, setWhole] = useState(false);
	const wanted = {
		source,
		query: useSettledText(typed),
		category,
		favourites: source === "favourites" ? favourites : [],
	};
	const read = useQuery({
		queryKey: ["pallet", wanted],
		queryFn: ({ signal }) => readChoice(wanted, signal),
		placeholderData: keepPreviousData,
	});
	const found = read.data?.products ?? [];
	const isMixable = (product: Product) => mayMix(palletLine(product, 0), packing);
	const shown = isWhole ? found : found.filter(isMixable);
	const others = found.length - found.filter(isMixable).length;
	const sources = [
		{ value: "all", label: "Tous les produits" },
		{ value: "favourites", label: "Mes favoris" },
		...(isSignedIn ? [{ value: "lastOrder", label: "Ma dernière commande" }] : []),
		...lists.map(({ id, name }) => ({ value: id, label: `Liste «\u00a0${name}\u00a0»` })),
	];
	return (
		<section aria-labelledby="pallet-products" className="flex flex-col gap-4">
			<h2 id="pallet-products" className="display text-xl">
				Produits
			</h2>
			<div className="grid gap-3 sm:grid-cols-3">
				<Select label="Parmi" value={source} options={sources} onChange={({ target }) => setSource(target.value)} />
				{source === "all" && (
					<>
						<Select
							label="Catégorie"
							value={category}
							options={[
								{ value: "", label: "Toutes" },
								...categories.map(({ code, name }) => ({ value: code, label: name })),
							]}
							onChange={({ target }) => setCategory(target.value)}
						/>
						<TextField
							label="Nom ou référence"
							type="search"
							value={typed}
							maxLength={100}
							onChange={({ target }) => setTyped(target.value)}
						/>
					</>
				)}
			</div>
			{others > 0 && (
				<CheckField
					label={`Montrer aussi ${formatCount(others, "produit qui ne se compose", "produits qui ne se composent")} pas`}
					checked={isWhole}
					onChange={({ target }) => setWhole(target.checked)}
				/>
			)}
			{read.isError && <RetryBanner title="Impossible de charger les produits" onRetry={() => read.refetch()} />}
			{read.isPending && <Loading label="Chargement des produits…" heights={["h-60"]} />}
			{read.isSuccess && shown.length === 0 && <p className="text-prune">Aucun produit à composer ici.</p>}
			<ul className="divide-y divide-trait">
				{shown.map((product) => (
					<li key={product.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
						{children(product)}
					</li>
				))}
			</ul>
			{read.data && read.data.total > found.length && (
				<p className="text-sm text-prune">
					{`${formatCount(found.length, "produit")} sur ${read.data.total}\u00a0: cherchez un nom ou choisissez une catégorie.`}
				</p>
			)}
		</section>
	);
}

/** A text once its visitor stops typing. */
function useSettledText(typed: string): string {
	const [settled, setSettled] = useState("");
	useEffect(() => {
		const timer = setTimeout(() => setSettled(typed.trim()), SEARCH.delayMs);
		return () => clearTimeout(timer);
	}, [typed]);
	return settled;
}
