"use client";

import { listQuotes } from "@confiserie/domain/contract/quotes";
import { formatCount } from "@confiserie/domain/format";
import { QUOTE_STATE_NAMES, QUOTE_STATES, type QuoteState } from "@confiserie/domain/quote/quote";
import { Plus } from "lucide-react";
import {
	ActionLabel,
	AdminHeader,
	ListResults,
	ListSearch,
	listReader,
	May,
	oneOf,
	searched,
	useList,
} from "@/features/admin-shell";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Select } from "@/ui/select";

import { Inquiries } from "./inquiries";
import { QuotesTable } from "./quotes-table";

const read = listReader({ query: searched, state: oneOf(QUOTE_STATE_NAMES, "") });

/** /admin/quotes: all quotes by number, name, e-mail or state, and how many became an order. */
export function QuotesListPage() {
	const list = useList({
		read,
		queryKey: keyOf(listQuotes),
		call: (asked: { query: string; state: QuoteState | ""; page: number }, signal: AbortSignal) =>
			call(listQuotes, { query: asked, signal }),
	});
	const { state: filter, change, data } = list;
	const options = QUOTE_STATE_NAMES.map((value) => ({
		value,
		label: data ? `${QUOTE_STATES[value].label} (${data.counts[value]})` : QUOTE_STATES[value].label,
	}));
	return (
		<>
			<AdminHeader
				title="Devis"
				subtitle="Proposés aux clients, à accepter en ligne"
				actions={
					<May permission="orders.change">
						<ButtonLink href="/admin/quotes/new" size="sm">
							<Plus aria-hidden="true" className="size-4.5" />
							<ActionLabel>Nouveau devis</ActionLabel>
						</ButtonLink>
					</May>
				}
			/>
			<Inquiries />
			<search className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
				<ListSearch label="Numéro, nom ou e-mail" list={list} />
				<Select
					label="État"
					value={filter.state}
					options={[{ value: "", label: "Tous les états" }, ...options]}
					onChange={({ target }) => change({ state: QUOTE_STATE_NAMES.find((one) => one === target.value) ?? "" })}
				/>
			</search>
			<ListResults
				list={list}
				failure="Impossible de charger les devis"
				summary={({ totalElements, counts }) =>
					`${formatCount(totalElements, "devis trouvé", "devis trouvés")}. ${conversion(counts)}`
				}
				empty={
					<EmptyState
						title="Aucun devis"
						action={
							<May permission="orders.change">
								<ButtonLink href="/admin/quotes/new">Établir un devis</ButtonLink>
							</May>
						}
					>
						Un devis accepté devient une commande, à ses prix.
					</EmptyState>
				}
			>
				{({ content }) => <QuotesTable quotes={content} />}
			</ListResults>
		</>
	);
}

/** Of quotes that came to an end: those replaced go on in another one. */
function conversion({ ACCEPTED, EXPIRED, WITHDRAWN }: Record<QuoteState, number>): string {
	const ended = ACCEPTED + EXPIRED + WITHDRAWN;
	if (ended === 0) return "Aucun n'est encore arrivé à son terme.";
	return `${Math.round((100 * ACCEPTED) / ended)} % des devis arrivés à leur terme sont acceptés.`;
}
