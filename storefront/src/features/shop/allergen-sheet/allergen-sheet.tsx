"use client";

import { readProduct } from "@confiserie/domain/contract/catalogue";
import type { Product } from "@confiserie/domain/contract/product";
import { dayOf } from "@confiserie/domain/day";
import { UNKNOWN_ALLERGENS } from "@confiserie/domain/food/allergen-codes";
import { containedText } from "@confiserie/domain/food/allergens";
import { formatDate } from "@confiserie/domain/format";
import { useQuery } from "@tanstack/react-query";
import { BRAND } from "@/config/brand";
import { ApiProblem, call } from "@/lib/api";
import { readEach } from "@/lib/read-each";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Spinner } from "@/ui/spinner";

export interface SheetLine {
	productId: string;
	name: string;
}

/**
 * A sheet for the stall, on A4: allergens of what is sold there without a pack, in bold, and possible traces. It states what the
 * products state today. Source: Regulation (EU) 1169/2011, articles 9-1 c, 21 and 44; code de la consommation, art. R412-14.
 */
export function AllergenSheet({ of, lines }: { of: string; lines: readonly SheetLine[] }) {
	const ids = [...new Set(lines.map(({ productId }) => productId))];
	const {
		data: found,
		isError,
		refetch,
	} = useQuery({
		queryKey: ["allergen-sheet", ids],
		queryFn: async ({ signal }) => new Map(await readEach(ids, readOne, signal)),
	});
	if (isError)
		return (
			<RetryBanner title="Impossible de lire les allergènes" onRetry={() => refetch()}>
				La fiche n'est établie qu'avec les données de tous les produits.
			</RetryBanner>
		);
	if (!found)
		return (
			<p role="status" className="flex items-center gap-2">
				<Spinner /> Lecture des produits…
			</p>
		);
	return (
		<article className="allergen-sheet flex flex-col gap-4">
			<header className="flex flex-wrap items-start justify-between gap-4">
				<div>
					<p className="display hidden text-xl print:block">{BRAND.name}</p>
					<h1 className="display text-3xl print:text-2xl">Fiche allergènes</h1>
					<p className="mt-1 text-prune">{`${of}, établie le ${formatDate(dayOf(new Date()))}`}</p>
				</div>
				<Button onClick={() => window.print()} className="print:hidden">
					Imprimer
				</Button>
			</header>
			<table className="w-full text-left">
				<caption className="sr-only">Allergènes par produit</caption>
				<thead>
					<tr className="border-b-2 border-encre">
						<th scope="col" className="w-2/5 py-2 pr-3">
							Produit
						</th>
						<th scope="col" className="py-2 pr-3">
							Contient
						</th>
						<th scope="col" className="py-2">
							Traces possibles
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-trait">
					{ids.map((id) => (
						<Row key={id} name={lines.find(({ productId }) => productId === id)?.name ?? ""} product={found.get(id)} />
					))}
				</tbody>
			</table>
			<p className="text-sm text-prune">
				Règlement (UE) n° 1169/2011, articles 9, 21 et 44. D'après les fiches des produits à cette date&nbsp;:
				l'étiquette du carton livré fait foi. «&nbsp;Données manquantes&nbsp;» ne veut pas dire «&nbsp;sans
				allergène&nbsp;».
			</p>
		</article>
	);
}

function Row({ name, product }: { name: string; product: Product | null | undefined }) {
	const { state, contains } = product?.allergenInformation ?? UNKNOWN_ALLERGENS;
	const contained = containedText(product?.allergens ?? [], contains);
	const isMissing = state === "INCOMPLETE";
	return (
		<tr className="break-inside-avoid align-top">
			<th scope="row" className="py-2 pr-3 font-normal">
				<span className="block font-semibold">{product?.name ?? name}</span>
				{product?.legalName && <span className="block text-sm">{product.legalName}</span>}
				{product && <span className="block text-sm text-prune">{product.reference}</span>}
			</th>
			<td className="py-2 pr-3">
				{contained && <strong className="block">{contained}</strong>}
				{state === "STATED" && !contained && "Aucun des quatorze allergènes"}
				{state === "NOT_FOOD" && "Produit non alimentaire"}
				{isMissing && (
					<span className="block font-semibold">
						{product ? "Données manquantes" : "Données manquantes\u00a0: produit retiré de la vente"}
					</span>
				)}
			</td>
			<td className="py-2">{product?.traces.join(", ") || (isMissing ? "Données manquantes" : "–")}</td>
		</tr>
	);
}

/** Null for what is not on sale. @throws ApiProblem where a product cannot be read: a sheet without it would pass over its allergens */
async function readOne(id: string, signal: AbortSignal): Promise<Product | null> {
	try {
		return await call(readProduct, { params: { id }, signal });
	} catch (cause) {
		if (cause instanceof ApiProblem && cause.status === 404) return null;
		throw cause;
	}
}
