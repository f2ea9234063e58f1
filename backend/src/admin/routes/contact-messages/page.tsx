import { LOCALE } from "@confiserie/domain/locale";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useEffect, useState } from "react";
import { type ContactMessage, type ContactMessages, readMessages } from "./read-messages";

const PAGE_SIZE = 20;
const dateAndTime = new Intl.DateTimeFormat(LOCALE, {
	dateStyle: "long",
	timeStyle: "short",
	timeZone: "Europe/Paris",
});

/** What visitors wrote through the contact form of the shop, newest first. */
export default function ContactMessagesPage() {
	const [offset, setOffset] = useState(0);
	const [page, setPage] = useState<ContactMessages | "loading" | "failed">("loading");
	useEffect(() => {
		const abort = new AbortController();
		setPage("loading");
		readMessages(offset, PAGE_SIZE, abort.signal).then(setPage, () => {
			if (!abort.signal.aborted) setPage("failed");
		});
		return () => abort.abort();
	}, [offset]);
	return (
		<Container className="divide-y p-0">
			<div className="px-6 py-4">
				<Heading level="h1">Messages des visiteurs</Heading>
				<Text className="text-ui-fg-subtle" size="small">
					Envoyés par le formulaire de contact. Pour répondre, écrivez à l'adresse indiquée.
				</Text>
			</div>
			{typeof page === "string" ? (
				<Text className="px-6 py-8" role={page === "failed" ? "alert" : "status"}>
					{page === "failed" ? "Les messages n'ont pas pu être lus. Rechargez la page." : "Chargement des messages…"}
				</Text>
			) : (
				<Messages page={page} offset={offset} onTurn={setOffset} />
			)}
		</Container>
	);
}

function Messages({
	page: { messages, count },
	offset,
	onTurn,
}: {
	page: ContactMessages;
	offset: number;
	onTurn: (offset: number) => void;
}) {
	if (messages.length === 0) return <Text className="px-6 py-8">Aucun message pour l'instant.</Text>;
	return (
		<>
			<ul className="divide-y">
				{messages.map((message) => (
					<Message key={message.id} message={message} />
				))}
			</ul>
			<div className="flex items-center justify-between px-6 py-4">
				<Text size="small" className="text-ui-fg-subtle">
					{offset + 1} à {offset + messages.length} sur {count}
				</Text>
				<div className="flex gap-2">
					<Button
						variant="secondary"
						size="small"
						disabled={offset === 0}
						onClick={() => onTurn(Math.max(0, offset - PAGE_SIZE))}
					>
						Plus récents
					</Button>
					<Button
						variant="secondary"
						size="small"
						disabled={offset + messages.length >= count}
						onClick={() => onTurn(offset + PAGE_SIZE)}
					>
						Plus anciens
					</Button>
				</div>
			</div>
		</>
	);
}

function Message({ message: { name, email, subject, message, createdAt } }: { message: ContactMessage }) {
	const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
	return (
		<li className="flex flex-col gap-1 px-6 py-4">
			<Heading level="h2">{subject}</Heading>
			<Text size="small" className="text-ui-fg-subtle">
				{name},{" "}
				<a href={reply} className="text-ui-fg-base underline underline-offset-4">
					{email}
				</a>
				, {dateAndTime.format(new Date(createdAt))}
			</Text>
			<Text className="mt-2 max-w-prose break-words whitespace-pre-wrap">{message}</Text>
		</li>
	);
}

export const config = defineRouteConfig({ label: "Messages" });
