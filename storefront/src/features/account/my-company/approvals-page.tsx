"use client";

import { COMPANY_LIMITS } from "@confiserie/domain/company/spending";
import type { ApprovalState, CompanyApproval } from "@confiserie/domain/contract/company-orders";
import { approveOrder, declineOrder, listApprovals } from "@confiserie/domain/contract/company-orders";
import { formatCount, formatDateTime, formatEuros } from "@confiserie/domain/format";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AccountPage } from "@/features/account/navigation";
import { call } from "@/lib/api";
import { invalidate, keyOf, useOperation } from "@/lib/use-operation";
import { wordsOf } from "@/lib/words-of";
import { Badge, type Tone } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Link } from "@/ui/link";
import { Loading } from "@/ui/loading";
import { TextArea } from "@/ui/text-area";
import { CompanyReadFailed } from "./no-company";
import { CARD } from "./style";

const STATES: Record<ApprovalState, { label: string; tone: Tone }> = {
	WAITING: { label: "À approuver", tone: "warning" },
	APPROVED: { label: "Approuvée", tone: "success" },
	DECLINED: { label: "Refusée", tone: "danger" },
	EXPIRED: { label: "Délai passé", tone: "neutral" },
};

/** /entreprise/approbations: orders above a limit, each decided by one press. */
export function ApprovalsPage() {
	return (
		<AccountPage
			above={[{ label: "Mon entreprise", href: "/entreprise" }]}
			title="Approbations"
			intro={`Les commandes au-dessus d'une limite. Leurs articles sont réservés ${COMPANY_LIMITS.approvalHours} heures.`}
		>
			<Approvals />
		</AccountPage>
	);
}

function Approvals() {
	const client = useQueryClient();
	const query = useOperation(listApprovals, {});
	const [busy, setBusy] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const [declined, setDeclined] = useState<CompanyApproval | null>(null);
	const [reason, setReason] = useState("");
	const router = useRouter();
	const decide = async (orderNumber: string, act: () => Promise<CompanyApproval[]>, next?: string) => {
		if (busy) return;
		setBusy(orderNumber);
		setProblem(null);
		try {
			client.setQueryData(keyOf(listApprovals), await act());
			setDeclined(null);
			if (next) router.push(next);
		} catch (cause) {
			setProblem(wordsOf(cause));
			setDeclined(null);
			await invalidate(client, listApprovals);
		} finally {
			setBusy(null);
		}
	};
	if (query.isError)
		return (
			<CompanyReadFailed
				title="Impossible de charger les approbations"
				cause={query.error}
				onRetry={() => query.refetch()}
			/>
		);
	if (!query.data) return <Loading label="Chargement des approbations…" heights={["h-32"]} />;
	return (
		<>
			{problem && <Banner tone="error">{problem}</Banner>}
			{query.data.length === 0 && <p className="text-prune">Aucune commande n'a demandé d'approbation.</p>}
			<ul aria-label="Approbations" className="flex flex-col gap-3">
				{query.data.map((approval) => (
					<ApprovalCard
						key={approval.orderNumber}
						approval={approval}
						isBusy={busy === approval.orderNumber}
						onApprove={() =>
							void decide(approval.orderNumber, () => call(approveOrder, { params: { id: approval.orderNumber } }))
						}
						onDecline={() => {
							setReason("");
							setDeclined(approval);
						}}
					/>
				))}
			</ul>
			<Dialog
				open={declined !== null}
				onClose={() => setDeclined(null)}
				title={`${declined?.canCancel ? "Abandonner" : "Refuser"} la commande ${declined?.orderNumber ?? ""}\u00a0?`}
				description={`Elle est annulée, et son stock libéré. Le membre qui l'a passée reçoit un e-mail.${declined?.canCancel ? " Pour la modifier, reprenez ensuite ses articles dans votre panier." : ""}`}
			>
				<TextArea
					label="Motif, pour votre collègue"
					optional
					value={reason}
					maxLength={COMPANY_LIMITS.reason}
					onChange={({ target }) => setReason(target.value)}
				/>
				<div className="mt-5 flex flex-col gap-3 sm:flex-row-reverse">
					<Button
						variant="danger"
						busy={busy !== null}
						onClick={() =>
							declined &&
							void decide(declined.orderNumber, () =>
								call(declineOrder, { params: { id: declined.orderNumber }, body: { reason } }),
							)
						}
						className="flex-1"
					>
						{declined?.canCancel ? "Abandonner" : "Refuser"}
					</Button>
					{declined?.canCancel && (
						<Button
							variant="secondary"
							busy={busy !== null}
							onClick={() => {
								const { orderNumber } = declined;
								const next = `/orders/${encodeURIComponent(orderNumber)}`;
								void decide(
									orderNumber,
									() => call(declineOrder, { params: { id: orderNumber }, body: { reason } }),
									next,
								);
							}}
						>
							Abandonner et reprendre ses articles
						</Button>
					)}
					<Button variant="secondary" onClick={() => setDeclined(null)}>
						Revenir
					</Button>
				</div>
			</Dialog>
		</>
	);
}

interface ApprovalCardProps {
	approval: CompanyApproval;
	isBusy: boolean;
	onApprove: () => void;
	onDecline: () => void;
}

function ApprovalCard({ approval, isBusy, onApprove, onDecline }: ApprovalCardProps) {
	const { orderNumber, state, total, boxes, requestedBy, requestedAt, waitsUntil, decidedBy, decidedAt, reason } =
		approval;
	const { label, tone } = STATES[state];
	const who = approval.isYours ? "vous" : (requestedBy ?? "un ancien membre");
	return (
		<li className={`${CARD} flex flex-wrap items-center justify-between gap-x-6 gap-y-3`}>
			<div className="min-w-0">
				<p className="flex flex-wrap items-center gap-2 text-lg font-bold">
					<Link href={`/orders/${encodeURIComponent(orderNumber)}`} className="underline-offset-4 hover:underline">
						{orderNumber}
					</Link>
					<Badge tone={tone}>{label}</Badge>
				</p>
				<p>{`${formatEuros(total)} TTC, ${formatCount(boxes, "article")}`}</p>
				<p className="text-sm break-words text-prune">{`Passée par ${who} le ${formatDateTime(requestedAt)}`}</p>
				{waitsUntil && <p className="text-sm text-prune">{`Réservée jusqu'au ${formatDateTime(waitsUntil)}`}</p>}
				{decidedAt && (
					<p className="text-sm break-words text-prune">
						{`Décidée par ${decidedBy ?? "un ancien membre"} le ${formatDateTime(decidedAt)}`}
					</p>
				)}
				{reason && <p className="mt-1 text-sm break-words whitespace-pre-line">{reason}</p>}
			</div>
			{approval.canDecide && (
				<div className="flex flex-wrap gap-3">
					<Button
						busy={isBusy}
						busyLabel="Un instant…"
						aria-label={`Approuver la commande ${orderNumber}`}
						onClick={onApprove}
					>
						Approuver
					</Button>
					<Button
						variant="secondary"
						disabled={isBusy}
						aria-label={`Refuser la commande ${orderNumber}`}
						onClick={onDecline}
					>
						Refuser
					</Button>
				</div>
			)}
			{approval.canCancel && (
				<Button
					variant="secondary"
					disabled={isBusy}
					aria-label={`Modifier ou abandonner la commande ${orderNumber}`}
					onClick={onDecline}
				>
					Modifier ou abandonner
				</Button>
			)}
		</li>
	);
}
