"use client";

import { formatCount } from "@confiserie/domain/format";
import { QUOTE_STATE_NAMES, QUOTE_STATES, type QuoteState } from "@confiserie/domain/quote/quote";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useDeferredValue, useState } from "react";
import { ActionLabel, AdminHeader, May } from "@/features/admin-shell";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { Pager } from "@/ui/pager";
import { RetryBanner } from "@/ui/retry-banner";
import { Select } from "@/ui/select";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { callQuotes } from "./calls";
import { QuotesTable } from "./quotes-table";

const ANY = { query: "", state: "" as QuoteState | "", page: 0 };

/** /admin/quotes: all quotes by number, name, e-mail or state, and how many became an order. */
export function QuotesListPage() {
	const [asked, setAsked] = useState(ANY);
	const query = useDeferredValue(asked.query.trim());
	const { data, error, refetch } = useQuery({
		queryKey: ["admin", "quotes", query, asked.state, asked.page],
		queryFn: ({ signal }) => callQuotes({ ...asked, query }, signal),
		placeholderData: keepPreviousData,
	});
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
			<search className="grid items-end gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
				<TextField
					type="search"
					label="Numéro, nom ou e-mail"
					value={asked.query}
					maxLength={200}
					autoComplete="off"
					onChange={({ target }) => setAsked({ ...asked, query: target.value, page: 0 })}
				/>
				<Select
					label="État"
					value={asked.state}
					options={[{ value: "", label: "Tous les états" }, ...options]}
					onChange={({ target }) =>
						setAsked({ ...asked, state: QUOTE_STATE_NAMES.find((one) => one === target.value) ?? "", page: 0 })
					}
				/>
			</search>
			{!data && !error && <Skeleton className="h-60" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les devis" cause={error} onRetry={() => refetch()} />
			)}
			{data && (
				<>
					<p role="status" className="text-sm text-prune">
						{`${formatCount(data.totalElements, "devis trouvé", "devis trouvés")}. ${conversion(data.counts)}`}
					</p>
					{data.totalElements === 0 && (
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
					)}
					{data.content.length > 0 && <QuotesTable quotes={data.content} />}
					<Pager
						page={asked.page}
						isLast={data.last}
						onPage={(page) => setAsked({ ...asked, page })}
						before="Plus récents"
						after="Plus anciens"
					/>
				</>
			)}
		</>
	);
}

/** Of quotes that came to an end: those replaced go on in another one. */
function conversion({ ACCEPTED, EXPIRED, WITHDRAWN }: Record<QuoteState, number>): string {
	const ended = ACCEPTED + EXPIRED + WITHDRAWN;
	if (ended === 0) return "Aucun n'est encore arrivé à son terme.";
	return `${Math.round((100 * ACCEPTED) / ended)} % des devis arrivés à leur terme sont acceptés.`;
}
