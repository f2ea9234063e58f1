"use client";

import { listMessages, MESSAGE_STATES, type MessageState } from "@confiserie/domain/contract/contact-messages";
import { formatCount } from "@confiserie/domain/format";
import { useQueryClient } from "@tanstack/react-query";
import { AdminHeader, ListResults, ListSearch, listReader, oneOf, searched, useList } from "@/features/admin-shell";
import { call } from "@/lib/api";
import { invalidate, keyOf } from "@/lib/use-operation";
import { ChoiceButtons } from "@/ui/choice-buttons";

import { MessageCard } from "./message-card";

const LISTS: Record<MessageState, { label: string; empty: string }> = {
	OPEN: { label: "À traiter", empty: "Aucun message à traiter." },
	HANDLED: { label: "Traités", empty: "Aucun message traité." },
};

const read = listReader({ state: oneOf(MESSAGE_STATES, "OPEN"), query: searched });

/** /admin/messages: unhandled messages of the contact form, oldest first. */
export function MessagesPage() {
	const client = useQueryClient();
	const list = useList({
		read,
		queryKey: keyOf(listMessages),
		call: ({ query, ...asked }: { state: MessageState; query: string; page: number }, signal: AbortSignal) =>
			call(listMessages, { query: { ...asked, query: query || undefined }, signal }),
	});
	const { state: filter, change } = list;
	return (
		<>
			<AdminHeader title="Messages" subtitle="Écrits par le formulaire de contact" />
			<div className="flex flex-wrap items-end gap-3">
				<ChoiceButtons
					names={MESSAGE_STATES}
					chosen={filter.state}
					labelOf={(one) => LISTS[one].label}
					onChoose={(state) => change({ state })}
				/>
				<search className="min-w-0 flex-1 basis-60">
					<ListSearch label="Chercher un nom, un e-mail, un mot" list={list} />
				</search>
			</div>
			<ListResults
				list={list}
				failure="Impossible de charger les messages"
				height="h-40"
				summary={({ totalElements }) => {
					if (totalElements > 0) return formatCount(totalElements, "message", "messages");
					return filter.query ? "Aucun message ne correspond à cette recherche." : LISTS[filter.state].empty;
				}}
				before="Précédents"
				after="Suivants"
			>
				{({ content }) => (
					<ul aria-label="Messages" className="grid gap-4 xl:grid-cols-2">
						{content.map((message) => (
							<MessageCard key={message.id} message={message} onDone={() => void invalidate(client, listMessages)} />
						))}
					</ul>
				)}
			</ListResults>
		</>
	);
}
