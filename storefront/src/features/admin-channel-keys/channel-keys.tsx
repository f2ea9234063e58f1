"use client";

import { type ChannelKey, listChannelKeys } from "@confiserie/domain/contract/channel-keys";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "@/lib/api";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

import { KeyForm } from "./key-form";
import { KeyList } from "./key-list";
import { RevokeKeyDialog } from "./revoke-key-dialog";

/** The keys with which programs call for a sales channel: issue, list, revoke. */
export function ChannelKeys({ channel: { id: channelId } }: { channel: { id: string } }) {
	const [revoked, setRevoked] = useState<ChannelKey | null>(null);
	const { data, error, refetch } = useQuery({
		queryKey: ["admin", "channel-keys", channelId],
		queryFn: ({ signal }) => call(listChannelKeys, { params: { id: channelId }, signal }),
	});
	return (
		<section aria-labelledby="cles" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="cles" className="display text-xl">
				Clés d'accès
			</h2>
			<p className="mt-1 text-sm text-prune">
				Une caisse ou une place de marché appelle la boutique avec une clé. Donnez-en une à chaque programme.
			</p>
			<KeyForm channelId={channelId} />
			{!data && !error && <Skeleton className="mt-6 h-24" />}
			{!data && error && (
				<RetryBanner title="Impossible de charger les clés" cause={error} className="mt-6" onRetry={() => refetch()} />
			)}
			{data && <KeyList keys={data} onRevoke={setRevoked} />}
			<RevokeKeyDialog channelId={channelId} row={revoked} onClose={() => setRevoked(null)} />
		</section>
	);
}
