"use client";

import { exportRecall, type Lot, listLots, type Recall, readRecall } from "@confiserie/domain/contract/lots";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { sumOfLots } from "@confiserie/domain/lots/fefo";
import { lotWords } from "@confiserie/domain/lots/lot-words";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { useSearchParams } from "next/navigation";
import { SaveButton } from "@/features/account/invoices";
import { OrderStatusBadge } from "@/features/account/orders";
import { DetailPage, ListPart, useOperationList } from "@/features/admin/kit";
import { AdminHeader, ListSearch, listReader, May, searched } from "@/features/admin/shell";
import { fetchFile } from "@/lib/api";
import { Badge } from "@/ui/badge";
import { type Column, DataTable } from "@/ui/data-table";
import { Link } from "@/ui/link";
import { LotActs } from "./lot-acts";
import { boxesWords, LotBadges } from "./lots-card";
import { RecallMail } from "./recall-mail";

const LINK = "text-framboise-fonce underline underline-offset-4";

/** /admin/recalls: who received a lot; with ?lot= that one. */
export function RecallPage() {
	const lotId = useSearchParams().get("lot");
	return lotId ? <RecalledLot key={lotId} lotId={lotId} /> : <LotChoice />;
}

const read = listReader({ query: searched });

function LotChoice() {
	const list = useOperationList(listLots, read);
	return (
		<>
			<AdminHeader title="Rappel" subtitle="Qui a reçu un lot" />
			<section
				aria-label="Choisir un lot"
				className="flex max-w-3xl flex-col gap-3 rounded-card border border-trait bg-white p-5"
			>
				<ListPart
					list={list}
					filters={
						<ListSearch list={list} label="Produit ou lot" hint="Nom, référence ou numéro de lot." maxLength={100} />
					}
					failure="Impossible de charger les lots"
					height="h-24"
					summary={({ totalElements }) => (totalElements === 0 ? "Aucun lot." : formatCount(totalElements, "lot"))}
					caption="Lots"
					rowKey={({ id }) => id}
					line={(lot) => <ChosenLot lot={lot} />}
					before="Lots précédents"
					after="Lots suivants"
				/>
			</section>
		</>
	);
}

function ChosenLot({ lot }: { lot: Lot }) {
	return (
		<>
			<p className="min-w-40 flex-1 wrap-anywhere">
				<Link href={`/admin/recalls?lot=${encodeURIComponent(lot.id)}`} className={`font-semibold ${LINK}`}>
					{lotWords(lot)}
				</Link>
				<span className="block text-sm text-prune">{`${lot.productName}, ${lot.reference}`}</span>
			</p>
			<LotBadges lot={lot} />
			<span className="text-sm whitespace-nowrap">{boxesWords(lot)}</span>
		</>
	);
}

function RecalledLot({ lotId }: { lotId: string }) {
	return (
		<DetailPage
			operation={readRecall}
			input={{ params: { id: lotId } }}
			list={{ label: "Rappel", href: "/admin/recalls" }}
			kind="Rappel"
			title={({ lot }) => lotWords(lot)}
			subtitle={({ lot }) => lot.productName}
			acts={({ recipients, lot }) =>
				recipients.length > 0 && (
					<May permission="orders.export">
						<SaveButton
							fetchFile={() => fetchFile(exportRecall, { params: { id: lotId } })}
							name={`rappel-${lot.code ?? "sans-numero"}.csv`}
						>
							Exporter en CSV
						</SaveButton>
					</May>
				)
			}
			failure="Impossible de charger ce lot"
		>
			{(recall) => (
				<div className="flex flex-col gap-6">
					<p>
						{`${holdersWords(recall)}, ${boxesWords(recall.lot)}. `}
						<Link href={`/admin/products/${encodeURIComponent(recall.lot.productId)}#lots`} className={LINK}>
							Voir le produit
						</Link>
					</p>
					<Withheld lot={recall.lot} />
					{recall.recipients.length > 0 && (
						<>
							<DataTable
								caption={`Clients qui ont reçu ${lotWords(recall.lot)}`}
								columns={RECIPIENT_COLUMNS}
								rows={recall.recipients}
								rowKey={({ customerId }) => customerId}
							/>
							<May permission="orders.change">
								<RecallMail recall={recall} />
							</May>
						</>
					)}
				</div>
			)}
		</DetailPage>
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
				Ce qui en est ici
				<LotBadges lot={lot} />
			</h2>
			<p className="wrap-anywhere">{state}</p>
			<LotActs lot={lot} />
		</section>
	);
}

type Recipient = Recall["recipients"][number];

const holdersWords = ({ recipients, lot }: Recall) =>
	recipients.length === 0
		? "Aucun client ne l'a reçu"
		: `${formatBoxes(sumOfLots(recipients), lot)} chez ${formatCount(recipients.length, "client")}`;

const RECIPIENT_COLUMNS: readonly Column<Recipient>[] = [
	{ key: "name", header: "Client", cell: (one) => <Contact recipient={one} /> },
	{ key: "orders", header: "Commandes", card: "bare", cell: (one) => <Orders recipient={one} /> },
	{ key: "mail", header: "E-mail", card: "bare", cell: (one) => <MailState recipient={one} /> },
	{ key: "boxes", header: "Quantité", align: "right", cell: ({ boxes }) => boxes },
];

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
