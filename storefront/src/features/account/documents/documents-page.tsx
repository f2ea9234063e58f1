"use client";

import {
	downloadDocument,
	downloadDocuments,
	type ListedDocument,
	listDocuments,
} from "@confiserie/domain/contract/documents";
import { formatCount, formatDate, formatEuros } from "@confiserie/domain/format";
import { DOCUMENT_KIND_NAMES, DOCUMENT_KINDS, hasFile } from "@confiserie/domain/invoicing/document";
import { isInOrder, OUT_OF_ORDER } from "@confiserie/domain/period";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { SaveButton } from "@/features/account/invoices";
import { AccountPage } from "@/features/account/navigation";
import { OwnStatement } from "@/features/account/statement";
import { call, fetchFile } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Link } from "@/ui/link";
import { Loading } from "@/ui/loading";
import { RetryBanner } from "@/ui/retry-banner";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { type DocumentFilter, queryOf } from "./filter";

const EVERYTHING: DocumentFilter = { kind: "", from: "", to: "" };
const KINDS = [
	{ value: "", label: "Tous" },
	...DOCUMENT_KIND_NAMES.map((value) => ({ value, label: DOCUMENT_KINDS[value].plural })),
];

/** /documents: orders, quotes, invoices and credit notes of the account, by kind and period, alone or as ZIP. */
export function DocumentsPage() {
	return (
		<AccountPage
			title="Mes documents"
			intro="Commandes, devis, factures et avoirs, les vôtres et, selon votre rôle, ceux de votre entreprise."
		>
			<Documents />
		</AccountPage>
	);
}

function Documents() {
	const [filter, setFilter] = useState(EVERYTHING);
	const fault = isInOrder(filter) ? null : OUT_OF_ORDER;
	const query = useInfiniteQuery({
		queryKey: [...keyOf(listDocuments), filter],
		queryFn: ({ pageParam, signal }) => call(listDocuments, { query: { ...queryOf(filter), page: pageParam }, signal }),
		initialPageParam: 0,
		getNextPageParam: (last, pages) => (last.last ? undefined : pages.length),
		placeholderData: keepPreviousData,
		enabled: fault === null,
	});
	const pages = query.data?.pages ?? [];
	const documents = [...new Map(pages.flatMap(({ content }) => content.map((one) => [one.number, one]))).values()];
	const total = pages[0]?.totalElements ?? 0;
	const change = (part: Partial<DocumentFilter>) => setFilter((last) => ({ ...last, ...part }));
	return (
		<>
			<OwnStatement />
			<search className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
				<div className="max-sm:col-span-2">
					<Select
						label="Type de document"
						value={filter.kind}
						options={KINDS}
						onChange={({ target }) => change({ kind: DOCUMENT_KIND_NAMES.find((name) => name === target.value) ?? "" })}
					/>
				</div>
				<TextField
					type="date"
					label="Du"
					value={filter.from}
					onChange={({ target }) => change({ from: target.value })}
				/>
				<TextField
					type="date"
					label="Au"
					value={filter.to}
					error={fault}
					onChange={({ target }) => change({ to: target.value })}
				/>
			</search>
			{query.isError && <RetryBanner title="Impossible de charger vos documents" onRetry={() => query.refetch()} />}
			{query.isPending && fault === null && <Loading label="Chargement de vos documents…" heights={["h-24"]} />}
			{query.data && documents.length === 0 && (
				<EmptyState title="Aucun document trouvé" action={<ButtonLink href="/orders">Mes commandes</ButtonLink>}>
					Vos factures apparaissent ici dès le paiement ou l'expédition d'une commande.
				</EmptyState>
			)}
			{documents.length > 0 && (
				<div className="flex flex-wrap items-center justify-between gap-3">
					<p role="status" className="text-prune">
						{formatCount(total, "document")}
					</p>
					{documents.some(({ kind }) => hasFile(kind)) && (
						<SaveButton fetchFile={() => fetchFile(downloadDocuments, { query: queryOf(filter) })} name="documents.zip">
							Tout télécharger (ZIP)
						</SaveButton>
					)}
				</div>
			)}
			<ul className="flex flex-col gap-3">
				{documents.map((document) => (
					<DocumentRow key={document.number} document={document} />
				))}
			</ul>
			{query.hasNextPage && (
				<Button
					variant="secondary"
					className="self-center"
					busy={query.isFetchingNextPage}
					busyLabel="Chargement…"
					onClick={() => query.fetchNextPage()}
				>
					Voir plus de documents
				</Button>
			)}
		</>
	);
}

function DocumentRow({ document }: { document: ListedDocument }) {
	const { kind, number, issuedOn, total, orderNumber } = document;
	const { label } = DOCUMENT_KINDS[kind];
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-trait bg-white p-4">
			<div className="min-w-0">
				<p className="font-bold">
					<Link href={pageOf(document)} className="wrap-anywhere underline-offset-4 hover:underline">
						{`${label} ${number}`}
					</Link>
				</p>
				<p className="text-sm text-prune">
					{`${formatDate(issuedOn)} · ${formatEuros(total)} TTC`}
					{kind !== "ORDER" && orderNumber && ` · commande ${orderNumber}`}
				</p>
			</div>
			{hasFile(kind) && (
				<SaveButton
					fetchFile={() => fetchFile(downloadDocument, { params: { number } })}
					name={`${number}.pdf`}
					label={`Télécharger ${label} ${number} en PDF`}
				>
					PDF
				</SaveButton>
			)}
		</li>
	);
}

/** The page on which a document is explained: its quote's, else its order's. */
function pageOf({ quoteKey, orderNumber }: ListedDocument): string {
	return quoteKey ? `/devis/${quoteKey}` : `/orders/${orderNumber}`;
}
