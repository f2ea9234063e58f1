"use client";

import {
	type AdminCompanyTerms,
	changeCompanyTerms,
	readCompanyTerms,
} from "@confiserie/domain/contract/company-terms";
import { writeDecimal } from "@confiserie/domain/decimal-text";
import { formatEuros } from "@confiserie/domain/format";
import { toEuros, typedCents } from "@confiserie/domain/money";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useMay } from "@/features/admin-shell";
import { ApiProblem, call } from "@/lib/api";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CheckField } from "@/ui/check-field";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";

const key = (companyId: string) => ["admin", "company-terms", companyId];

/** What a company is granted, and what it owes; changed by who may. */
export function CompanyTerms({ companyId }: { companyId: string }) {
	const mayChange = useMay()("customers.change");
	const { data, error, refetch } = useQuery({
		queryKey: key(companyId),
		queryFn: ({ signal }) => call(readCompanyTerms, { params: { id: companyId }, signal }),
	});
	return (
		<section
			aria-labelledby="company-terms"
			className="flex flex-col gap-4 rounded-card border border-trait bg-white p-5 sm:p-6"
		>
			<h2 id="company-terms" className="display text-xl">
				Conditions accordées
			</h2>
			{error && <RetryBanner title={error.message} onRetry={() => refetch()} />}
			{!data && !error && <Skeleton className="h-40 rounded-card" />}
			{data && (
				<>
					<p>
						{`Encours\u00a0: ${formatEuros(data.outstanding)}`}
						{data.isOnAccount && ` sur ${formatEuros(data.creditLimit)} autorisés`}
						{data.isBlocked && ". Paiement à 30 jours suspendu\u00a0: une facture est en retard."}
					</p>
					<TermsForm key={data.version} companyId={companyId} terms={data} mayChange={mayChange} />
				</>
			)}
		</section>
	);
}

function TermsForm({
	companyId,
	terms,
	mayChange,
}: {
	companyId: string;
	terms: AdminCompanyTerms;
	mayChange: boolean;
}) {
	const client = useQueryClient();
	const [isOnAccount, setOnAccount] = useState(terms.isOnAccount);
	const [limit, setLimit] = useState(writeDecimal(terms.creditLimit));
	const [isInvoicedMonthly, setInvoicedMonthly] = useState(terms.isInvoicedMonthly);
	const [hasDeposit, setDeposit] = useState(terms.hasDeposit);
	const [minimum, setMinimum] = useState(writeDecimal(terms.minimumOrder));
	const [allowed, setAllowed] = useState<readonly string[] | null>(terms.shippingOptionIds);
	const save = useMutation({
		mutationFn: () =>
			call(changeCompanyTerms, {
				params: { id: companyId },
				body: {
					isOnAccount,
					creditLimit: eurosOf(limit),
					isInvoicedMonthly,
					hasDeposit,
					minimumOrder: eurosOf(minimum),
					shippingOptionIds: allowed && [...allowed],
					version: terms.version,
				},
			}),
		onSuccess: (saved) => client.setQueryData(key(companyId), saved),
	});
	const problemOf = (field: string) =>
		save.error instanceof ApiProblem ? save.error.errors.find((one) => one.field === field)?.message : undefined;
	const submit = (event: FormEvent) => {
		event.preventDefault();
		save.mutate();
	};
	return (
		<form method="post" onSubmit={submit}>
			<fieldset disabled={!mayChange} className="flex flex-col gap-4">
				<legend className="sr-only">Conditions accordées</legend>
				<CheckField
					label="Virement à 30 jours fin de mois"
					checked={isOnAccount}
					onChange={({ target }) => setOnAccount(target.checked)}
				/>
				<CheckField
					label="Une facture par mois et par commande, au lieu d'une par envoi"
					checked={isInvoicedMonthly}
					onChange={({ target }) => setInvoicedMonthly(target.checked)}
				/>
				<div className="grid items-start gap-4 sm:grid-cols-2">
					<TextField
						label="Encours autorisé, en euros"
						hint="Commandes acceptées et impayées, TTC."
						inputMode="decimal"
						value={limit}
						error={problemOf("creditLimit")}
						onChange={({ target }) => setLimit(target.value)}
					/>
					<TextField
						label="Minimum de commande, en euros"
						hint={"De produits, TTC. 0\u00a0: aucun."}
						inputMode="decimal"
						value={minimum}
						error={problemOf("minimumOrder")}
						onChange={({ target }) => setMinimum(target.value)}
					/>
				</div>
				<CheckField
					label="Acompte sans code commercial"
					checked={hasDeposit}
					onChange={({ target }) => setDeposit(target.checked)}
				/>
				{terms.options.length > 0 && (
					<fieldset>
						<legend className="font-semibold">Modes de livraison possibles</legend>
						{terms.options.map(({ id, name }) => (
							<CheckField
								key={id}
								label={name}
								checked={allowed?.includes(id) ?? true}
								onChange={() => setAllowed(toggled(id, allowed, terms.options))}
							/>
						))}
						{problemOf("shippingOptionIds") && (
							<p role="alert" className="text-sm font-semibold text-framboise-fonce">
								{problemOf("shippingOptionIds")}
							</p>
						)}
					</fieldset>
				)}
				{save.error && <Banner tone="error">{save.error.message}</Banner>}
				{save.isSuccess && <Banner tone="success">Conditions enregistrées.</Banner>}
				{mayChange && (
					<Button type="submit" size="sm" busy={save.isPending} busyLabel="Enregistrement…" className="self-start">
						Enregistrer les conditions
					</Button>
				)}
			</fieldset>
		</form>
	);
}

/** The allowed options after one was ticked or not; all of them are no restriction. */
function toggled(id: string, allowed: readonly string[] | null, options: AdminCompanyTerms["options"]) {
	const all = options.map((option) => option.id);
	const before = allowed ?? all;
	const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
	return all.every((one) => after.includes(one)) ? null : after;
}

/** What is no amount is refused by the server, beside its field. */
const eurosOf = (typed: string): number => {
	const cents = typedCents(typed);
	return cents === null || cents === undefined ? -1 : toEuros(cents);
};
