"use client";

import { MESSAGE_STATES, type MessageState } from "@confiserie/domain/contract/contact-message";
import { formatCount } from "@confiserie/domain/format";
import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { AdminHeader } from "@/features/admin-shell";
import { ChoiceButtons } from "@/ui/choice-buttons";
import { Pager } from "@/ui/pager";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { TextField } from "@/ui/text-field";
import { callMessages, MESSAGES_KEY } from "./calls";
import { MessageCard } from "./message-card";

const LISTS: Record<MessageState, { label: string; empty: string }> = {
	OPEN: { label: "À traiter", empty: "Aucun message à traiter." },
	HANDLED: { label: "Traités", empty: "Aucun message traité." },
};

/** /admin/messages: unhandled messages of the contact form, oldest first. */
export function MessagesPage() {
	const [state, setState] = useState<MessageState>("OPEN");
	const [query, setQuery] = useState("");
	const [page, setPage] = useState(0);
	const asked = useDeferredValue(query.trim());
	const client = useQueryClient();
	const { data, error, refetch } = useQuery({
		queryKey: [...MESSAGES_KEY, state, asked, page],
		queryFn: ({ signal }) => callMessages(state, asked, page, signal),
		placeholderData: keepPreviousData,
	});
	return (
		<>
			<AdminHeader title="Messages" subtitle="Écrits par le formulaire de contact" />
			<div className="flex flex-wrap items-end gap-3">
				<ChoiceButtons
					names={MESSAGE_STATES}
					chosen={state}
					labelOf={(one) => LISTS[one].label}
					onChoose={(one) => {
						setState(one);
						setPage(0);
					}}
				/>
				<search className="min-w-0 flex-1 basis-60">
					<TextField
						type="search"
						label="Chercher un nom, un e-mail, un mot"
						value={query}
						maxLength={200}
						autoComplete="off"
						onChange={({ target }) => {
							setQuery(target.value);
							setPage(0);
						}}
					/>
				</search>
			</div>
			{!data && !error && <Skeleton className="h-40" />}
			{error && <RetryBanner title="Impossible de charger les messages" cause={error} onRetry={() => refetch()} />}
			{data && (
				<p role="status" className="text-sm text-prune">
					{data.totalElements === 0
						? asked === ""
							? LISTS[state].empty
							: "Aucun message ne correspond à cette recherche."
						: formatCount(data.totalElements, "message", "messages")}
				</p>
			)}
			<ul aria-label="Messages" className="grid gap-4 empty:hidden xl:grid-cols-2">
				{data?.content.map((message) => (
					<MessageCard
						key={message.id}
						message={message}
						onDone={() => void client.invalidateQueries({ queryKey: MESSAGES_KEY })}
					/>
				))}
			</ul>
			{data && <Pager page={page} isLast={data.last} onPage={setPage} before="Précédents" after="Suivants" />}
		</>
	);
}
