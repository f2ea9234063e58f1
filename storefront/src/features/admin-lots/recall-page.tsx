"use client";

import { exportRecall, type Lot, listLots, type Recall, readRecall } from "@confiserie/domain/contract/lots";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { sumOfLots } from "@confiserie/domain/lots/fefo";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { keepPreviousData } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useDeferredValue, useState } from "react";
import { AdminHeader, May } from "@/features/admin-shell";
import { SaveButton } from "@/features/invoices";
import { OrderStatusBadge } from "@/features/orders";
import { fetchFile } from "@/lib/api";
import { useOperation } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { DataTable } from "@/ui/data-table";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { LotActs } from "./lot-acts";
import { boxesWords, LotBadges } from "./lots-card";
import { RecallMail } from "./recall-mail";

const LINK = "text-framboise-fonce underline underline-offset-4";

/** /admin/recalls: who received a lot; with ?lot= that one. */
export function RecallPage() {
	const lotId = useSearchParams().get("lot");
	return lotId ? <RecalledLot key={lotId} lotId={lotId} /> : <LotChoice />;
}

function LotChoice() {
	const [query, setQuery] = useState("");
	const asked = useDeferredValue(query.trim());
	const { data, error, refetch } = useOperation(
		listLots,
		{ query: { query: asked } },
		{ placeholderData: keepPreviousData },
	);
	return (
		<>
			<AdminHeader title="Rappel" subtitle="Qui a reçu un lot" />
			<section
				aria-label="Choisir un lot"
				className="flex max-w-3xl flex-col gap-3 rounded-card border border-trait bg-white p-5"
			>
				<TextField
					type="search"
					label="Produit ou lot"
					hint="Nom, référence ou numéro de lot."
					maxLength={100}
					autoComplete="off"
					value={query}
					onChange={({ target }) => setQuery(target.value)}
				/>
				{!data && !error && <Skeleton className="h-24" />}
				{!data && error && (
					<RetryBanner title="Impossible de charger les lots" cause={error} onRetry={() => refetch()} />
				)}
				{data && (
					<>
						<p role="status" className="text-sm text-prune">
							{data.totalElements === 0 ? "Aucun lot." : formatCount(data.totalElements, "lot")}
							{!data.last && ". Précisez la recherche pour voir les autres."}
						</p>
						<ul className="divide-y divide-trait">
							{data.content.map((lot) => (
								<ChosenLot key={lot.id} lot={lot} />
							))}
						</ul>
					</>
				)}
			</section>
		</>
	);
}

function ChosenLot({ lot }: { lot: Lot }) {
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
			<p className="min-w-40 flex-1 wrap-anywhere">
				<Link href={`/admin/recalls?lot=${encodeURIComponent(lot.id)}`} className={`font-semibold ${LINK}`}>
					{lotWords(lot)}
				</Link>
				<span className="block text-sm text-prune">{`${lot.productName}, ${lot.reference}`}</span>
			</p>
			<LotBadges lot={lot} />
			<span className="text-sm whitespace-nowrap">{boxesWords(lot)}</span>
		</li>
	);
}

function RecalledLot({ lotId }: { lotId: string }) {
	const { data, error, refetch } = useOperation(readRecall, { params: { id: lotId } });
	const title = data ? lotWords(data.lot) : "Rappel";
	const crumbs = [{ label: "Rappel", href: "/admin/recalls" }, { label: data ? title : "…" }];
	const actions = data && data.recipients.length > 0 && (
		<May permission="orders.export">
			<SaveButton
				fetchFile={() => fetchFile(exportRecall, { params: { id: lotId } })}
				name={`rappel-${data.lot.code ?? "sans-numero"}.csv`}
			>
				Exporter en CSV
			</SaveButton>
		</May>
	);
	return (
		<>
			<AdminHeader title={title} {...(data && { subtitle: data.lot.productName })} crumbs={crumbs} actions={actions} />
			{!data && !error && <Skeleton className="h-48" />}
			{!data && error && <RetryBanner title="Impossible de charger ce lot" cause={error} onRetry={() => refetch()} />}
			{data && (
				<div className="flex flex-col gap-6">
					<p>
						{`${formatCount(sumOfLots(data.recipients), "carton")} chez ${formatCount(data.recipients.length, "client")}, ${boxesWords(data.lot)}. `}
						<Link href={`/admin/products/${encodeURIComponent(data.lot.productId)}`} className={LINK}>
							Voir le produit
						</Link>
					</p>
					<Withheld lot={data.lot} />
					{data.recipients.length > 0 && <Recipients recipients={data.recipients} lot={data.lot} />}
					{data.recipients.length > 0 && (
						<May permission="orders.change">
							<RecallMail recall={data} />
						</May>
					)}
				</div>
			)}
		</>
	);
}

/** Comes before the mail: what is here leaves no more. */
function Withheld({ lot }: { lot: Lot }) {
	const state = lot.blockedAt
		? `Bloqué depuis le ${formatDateTime(lot.blockedAt)}\u00a0: ${lot.blockReason}`
		: lot.isUnsafe
			? "Sa DLC est passée : il n'est plus vendu, préparé ni expédié."
			: "Bloquez le lot avant d'écrire aux clients : il n'est alors plus vendu, préparé ni expédié.";
	return (
		<section
			aria-labelledby="withheld"
			className="flex max-w-3xl flex-col gap-3 rounded-card border border-trait bg-white p-5 sm:p-6"
		>
			<h2 id="withheld" className="display flex flex-wrap items-center gap-3 text-xl">
				Cartons ici
				<LotBadges lot={lot} />
			</h2>
			<p className="wrap-anywhere">{state}</p>
			<LotActs lot={lot} />
		</section>
	);
}

type Recipient = Recall["recipients"][number];

function Recipients({ recipients, lot }: { recipients: Recipient[]; lot: Lot }) {
	return (
		<DataTable
			caption={`Clients qui ont reçu ${lotWords(lot)}`}
			rows={recipients}
			rowKey={({ customerId }) => customerId}
			columns={[
				{ key: "name", header: "Client", cell: (one) => <Contact recipient={one} /> },
				{ key: "orders", header: "Commandes", cell: (one) => <Orders recipient={one} /> },
				{ key: "mail", header: "E-mail", cell: (one) => <MailState recipient={one} /> },
				{ key: "boxes", header: "Cartons", align: "right", cell: ({ boxes }) => boxes },
			]}
			card={(one) => (
				<div className="flex flex-col gap-1 text-sm">
					<Contact recipient={one} />
					<Orders recipient={one} />
					<span className="flex items-center justify-between gap-2">
						<MailState recipient={one} />
						<span className="font-bold">{formatCount(one.boxes, "carton")}</span>
					</span>
				</div>
			)}
		/>
	);
}

function Contact({ recipient: { name, company, email, phone, address } }: { recipient: Recipient }) {
	return (
		<>
			<span className="font-semibold wrap-anywhere">
				{[name, company].filter(Boolean).join(", ") || "Client effacé"}
			</span>
			<span className="block wrap-anywhere">{[email, phone].filter(Boolean).join(", ")}</span>
			<span className="block wrap-anywhere text-prune">{address}</span>
		</>
	);
}

function Orders({ recipient: { orders } }: { recipient: Recipient }) {
	return (
		<ul>
			{orders.map(({ orderNumber, status }) => (
				<li key={orderNumber} className="flex flex-wrap items-center gap-2 py-0.5">
					<Link href={`/admin/orders/${encodeURIComponent(orderNumber)}`} className={`whitespace-nowrap ${LINK}`}>
						{orderNumber}
					</Link>
					<OrderStatusBadge status={status} />
				</li>
			))}
		</ul>
	);
}

function MailState({ recipient: { email, mailedAt } }: { recipient: Recipient }) {
	if (mailedAt) return <Badge tone="success">{`Prévenu le ${formatDateTime(mailedAt)}`}</Badge>;
	return email === "" ? <Badge tone="danger">Sans e-mail</Badge> : <Badge>À prévenir</Badge>;
}
