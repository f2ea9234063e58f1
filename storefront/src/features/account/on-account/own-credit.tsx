"use client";

import { readCompanyCredit } from "@confiserie/domain/contract/company-terms";
import { formatEuros } from "@confiserie/domain/format";
import { useQuery } from "@tanstack/react-query";
import { keyOf } from "@/lib/use-operation";
import { readCredit } from "./read-credit";

/** What the caller's company may order on account; nothing without such terms, and for a member who may not read them. */
export function OwnCredit() {
	const { data } = useQuery({ queryKey: keyOf(readCompanyCredit), queryFn: ({ signal }) => readCredit(signal) });
	if (!data?.creditLimit) return null;
	const { available, creditLimit, minimumOrder } = data;
	return (
		<section
			aria-labelledby="own-credit"
			className="flex flex-col gap-1 rounded-card border border-trait bg-white p-5 sm:p-6"
		>
			<h2 id="own-credit" className="display text-xl">
				Vos conditions
			</h2>
			<p>{`Virement à 30 jours fin de mois\u00a0: ${formatEuros(available)} disponibles sur ${formatEuros(creditLimit)}.`}</p>
			{minimumOrder > 0 && <p>{`Minimum de commande\u00a0: ${formatEuros(minimumOrder)} de produits.`}</p>}
		</section>
	);
}
