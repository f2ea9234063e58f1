import { endOneSession, listSessions } from "@confiserie/domain/contract/accounts";
import type { AccountSession } from "@confiserie/domain/contract/auth";
import { formatDate, formatDateTime } from "@confiserie/domain/format";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { invalidate, useOperation } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";

/** Open sessions, each with its expiry; devices have no name, since none is recorded. */
export function SessionList({ onChanged }: { onChanged: () => void }) {
	const client = useQueryClient();
	const sessions = useOperation(listSessions, {});
	const ending = useMutation({
		mutationFn: (id: string) => call(endOneSession, { params: { id } }),
		onSettled: () => {
			onChanged();
			return invalidate(client, listSessions);
		},
	});
	if (sessions.isPending) return <Skeleton className="h-24" />;
	if (sessions.isError)
		return <RetryBanner title="Impossible de lister vos appareils" onRetry={() => sessions.refetch()} />;
	return (
		<>
			<ul className="divide-y divide-trait rounded-card border border-trait">
				{sessions.data.map((session) => (
					<Session
						key={session.id}
						session={session}
						isEnding={ending.isPending && ending.variables === session.id}
						onEnd={() => ending.mutate(session.id)}
					/>
				))}
			</ul>
			{ending.isError && (
				<Banner tone="error">Cet appareil n'a pas pu être déconnecté. Réessayez dans un instant.</Banner>
			)}
		</>
	);
}

interface SessionProps {
	session: AccountSession;
	isEnding: boolean;
	onEnd: () => void;
}

function Session({ session: { createdAt, lastSeenAt, isThis }, isEnding, onEnd }: SessionProps) {
	return (
		<li className="flex flex-wrap items-center justify-between gap-3 px-4 py-2.5">
			<p>
				<span className="block font-semibold">{`Connecté depuis le ${formatDate(createdAt)}`}</span>
				<span className="text-sm text-prune">{`Utilisé le ${formatDateTime(lastSeenAt)}`}</span>
			</p>
			{isThis ? (
				<Badge tone="success">Cet appareil</Badge>
			) : (
				<Button variant="secondary" size="sm" busy={isEnding} busyLabel="Déconnexion…" onClick={onEnd}>
					Déconnecter <span className="sr-only">{`l'appareil utilisé le ${formatDateTime(lastSeenAt)}`}</span>
				</Button>
			)}
		</li>
	);
}
