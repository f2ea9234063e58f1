import { type ContactMessages, contactMessagesSchema } from "@confiserie/domain/contract/medusa-admin";
import { formatDateTime } from "@confiserie/domain/format";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Button, Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { useShop } from "../../lib/shop";
import { Panel } from "../../parts/panel";

const PAGE_SIZE = 20;

/** What visitors wrote through the contact form of the shop, newest first. */
export default function ContactMessagesPage() {
	const [offset, setOffset] = useState(0);
	const loaded = useShop(`/contact-messages?offset=${offset}&limit=${PAGE_SIZE}`, contactMessagesSchema, {
		isList: true,
	});
	return (
		<Panel
			level="h1"
			title="Messages des visiteurs"
			lead="Envoyés par le formulaire de contact. Pour répondre, écrivez à l'adresse indiquée."
			loaded={loaded}
		>
			{(page) => <Messages page={page} offset={offset} onTurn={setOffset} />}
		</Panel>
	);
}

function Messages({
	page: { contact_messages: messages, count },
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

function Message({
	message: { name, email, subject, message, created_at: createdAt },
}: {
	message: ContactMessages["contact_messages"][number];
}) {
	const reply = `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject}`)}`;
	return (
		<li className="flex flex-col gap-1 px-6 py-4">
			<Heading level="h2">{subject}</Heading>
			<Text size="small" className="text-ui-fg-subtle">
				{name},{" "}
				<a href={reply} className="text-ui-fg-base underline underline-offset-4">
					{email}
				</a>
				, {formatDateTime(createdAt)}
			</Text>
			<Text className="mt-2 max-w-prose break-words whitespace-pre-wrap">{message}</Text>
		</li>
	);
}

export const config = defineRouteConfig({ label: "Messages" });
