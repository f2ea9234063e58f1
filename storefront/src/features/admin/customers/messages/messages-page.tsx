"use client";

import {
	type ContactMessage,
	listMessages,
	MESSAGE_STATES,
	type MessageState,
	markMessage,
} from "@confiserie/domain/contract/contact-messages";
import { formatCount, formatDateTime } from "@confiserie/domain/format";
import { Act, Filters, ListChoice, ListPage, useOperationList } from "@/features/admin/kit";
import { ListSearch, listReader, May, oneOf, searched } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { buttonStyle } from "@/ui/button-style";

const LISTS: Record<MessageState, { label: string; empty: string }> = {
	OPEN: { label: "À traiter", empty: "Aucun message à traiter." },
	HANDLED: { label: "Traités", empty: "Aucun message traité." },
};

const read = listReader({ state: oneOf(MESSAGE_STATES, "OPEN"), query: searched });

/** /admin/messages: unhandled messages of the contact form, oldest first. */
export function MessagesPage() {
	const list = useOperationList(listMessages, read);
	const { state, query } = list.state;
	return (
		<ListPage
			list={list}
			title="Messages"
			subtitle="Écrits par le formulaire de contact"
			filters={
				<Filters>
					<ListSearch label="Chercher un nom, un e-mail, un mot" list={list} />
					<ListChoice list={list} name="state" lists={LISTS} />
				</Filters>
			}
			card={(message) => <Message message={message} />}
			rowKey={({ id }) => id}
			failure="Impossible de charger les messages"
			summary={({ totalElements }) => formatCount(totalElements, "message")}
			empty={query ? "Aucun message ne correspond à cette recherche." : LISTS[state].empty}
			before="Précédents"
			after="Suivants"
		/>
	);
}

/** A visitor's message, with a mail reply and the mark "handled". */
function Message({
	message: { id, name, email, subject, message, createdAt, handledAt, handledBy },
}: {
	message: ContactMessage;
}) {
	const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
	const mark = handledAt ? "À traiter de nouveau" : "Marquer comme traité";
	return (
		<>
			<div className="min-w-0">
				<h2 className="font-semibold break-words">{subject}</h2>
				<p className="text-sm break-words text-prune">
					{`${name}, ${email}, `}
					<time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
				</p>
			</div>
			<p className="break-words whitespace-pre-wrap">{message}</p>
			{handledAt && (
				<p className="text-sm break-words text-prune">{`Traité le ${formatDateTime(handledAt)} par ${handledBy}`}</p>
			)}
			<div className="mt-auto flex flex-wrap gap-2">
				<a href={reply} className={buttonStyle("primary", "sm")} aria-label={`Répondre par e-mail à ${name}`}>
					Répondre par e-mail
				</a>
				<May permission="orders.change">
					<Act
						label={mark}
						name={`${mark}\u00a0: ${subject}`}
						act={() => call(markMessage, { params: { id }, body: { state: handledAt ? "OPEN" : "HANDLED" } })}
						changes={[listMessages]}
						done={handledAt ? "Message à traiter de nouveau" : "Message traité"}
					/>
				</May>
			</div>
		</>
	);
}
