"use client";

import { CHANNEL_SCOPE_NAMES, CHANNEL_SCOPES, KEY_LIMITS } from "@confiserie/domain/channels/channel-key";
import {
	type IssuedKey,
	type IssueKeyRequest,
	issueChannelKey,
	listChannelKeys,
} from "@confiserie/domain/contract/channel-keys";
import { useState } from "react";
import {
	ChoicesField,
	EditForm,
	FieldGrid,
	LastDayField,
	OriginsField,
	TextField,
	useEditForm,
	WholeField,
} from "@/features/admin/kit";
import { IssuedKeyNotice } from "./issued-key";

const NEW: IssueKeyRequest = {
	name: "",
	scopes: [],
	requestsPerMinute: KEY_LIMITS.usual,
	expiresAt: null,
	origins: [],
};
const SCOPES = CHANNEL_SCOPE_NAMES.map((id) => ({ id, name: CHANNEL_SCOPES[id] }));

/** Issues a key for a channel and shows it, once. */
export function KeyForm({ channelId }: { channelId: string }) {
	const [issued, setIssued] = useState<IssuedKey | null>(null);
	const form = useEditForm(issueChannelKey, {
		start: NEW,
		params: { id: channelId },
		changes: [listChannelKeys],
		failure: "La clé n'a pas pu être émise. Réessayez.",
		clears: true,
		onSaved: setIssued,
	});
	return (
		<>
			<EditForm form={form} legend="Nouvelle clé" label="Émettre une clé" busyLabel="Émission…">
				<FieldGrid>
					<TextField {...form.field("name")} label="Nom de la clé" hint="Le programme qui s'en servira." />
					<ChoicesField {...form.field("scopes")} legend="Droits" choices={SCOPES} />
					<WholeField {...form.field("requestsPerMinute")} label="Appels par minute" />
					<LastDayField {...form.field("expiresAt")} label="Dernier jour" optional />
					<div className="sm:col-span-2">
						<OriginsField
							{...form.field("origins")}
							label="Sites qui appellent depuis un navigateur"
							purpose="Sans site, la clé sert aux programmes seuls."
						/>
					</div>
				</FieldGrid>
			</EditForm>
			{issued && <IssuedKeyNotice key={issued.id} issued={issued} />}
		</>
	);
}
