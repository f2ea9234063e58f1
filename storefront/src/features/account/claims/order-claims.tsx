"use client";

import { CLAIM_KIND_FACTS, CLAIM_STATE_FACTS } from "@confiserie/domain/claim/claim-words";
import type { Claim } from "@confiserie/domain/contract/claims";
import type { Order } from "@confiserie/domain/contract/order";
import { formatDateTime } from "@confiserie/domain/format";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useState } from "react";
import { useArrivalFocus } from "@/lib/use-arrival-focus";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { ClaimStateBadge } from "./claim-state-badge";
import { ClaimTalk } from "./claim-talk";
import type { ClaimsOf } from "./claims-of";
import { ReplyForm } from "./reply-form";

const ClaimForm = dynamic(() => import("./claim-form").then(({ ClaimForm: form }) => form), {
	loading: () => <Skeleton className="mt-4 h-40" />,
});
const NAMES = { CUSTOMER: "Vous", SHOP: "Notre réponse" };

/** What its customer claimed about an order, what was answered, and the form for another; nothing of an order that is no contract. */
export function OrderClaims({ order, of }: { order: Order; of: ClaimsOf }) {
	const client = useQueryClient();
	const [isWriting, setWriting] = useState(false);
	const [made, setMade] = useState<Claim | null>(null);
	const { data, error, refetch } = useQuery({
		queryKey: of.queryKey,
		queryFn: ({ signal }) => of.read(signal),
	});
	if (!error && !data?.isOpen && !data?.items.length) return null;
	const reload = () => void client.invalidateQueries({ queryKey: of.queryKey });
	return (
		<section
			aria-labelledby="order-claims"
			className="rounded-card border border-trait bg-white p-5 sm:p-6 print:hidden"
		>
			<h2 id="order-claims" className="display text-xl">
				Réclamations
			</h2>
			{error && <RetryBanner title={error.message} onRetry={() => refetch()} />}
			{made && <Received claim={made} email={order.customerEmail} />}
			<ul className="mt-2 divide-y divide-trait empty:hidden">
				{data?.items.map((claim) => (
					<ClaimItem key={claim.number} claim={claim} of={of} onDone={reload} />
				))}
			</ul>
			{data?.isOpen && !isWriting && (
				<>
					{data.items.length === 0 && (
						<p className="mt-2 text-prune">
							Il manque quelque chose, un article est abîmé ou ne convient pas&nbsp;? Dites-le-nous, nous vous
							répondons.
						</p>
					)}
					<Button variant="secondary" size="sm" className="mt-4" onClick={() => setWriting(true)}>
						Faire une réclamation
					</Button>
				</>
			)}
			{isWriting && (
				<ClaimForm
					order={order}
					of={of}
					onCancel={() => setWriting(false)}
					onDone={(claim) => {
						setWriting(false);
						setMade(claim);
						reload();
					}}
				/>
			)}
		</section>
	);
}

/** Takes the focus from the button, so that the result is announced and Tab continues from here. */
function Received({ claim: { number, submittedAt }, email }: { claim: Claim; email: string }) {
	const words = useArrivalFocus<HTMLParagraphElement>();
	return (
		<p ref={words} tabIndex={-1} className="mt-3 rounded-card bg-pistache-clair p-4 outline-none">
			<strong>{`Réclamation ${number} enregistrée`}</strong>
			{` le ${formatDateTime(submittedAt)}. L'accusé de réception part à `}
			<strong className="wrap-anywhere">{email}</strong>.
		</p>
	);
}

interface ClaimItemProps {
	claim: Claim;
	of: ClaimsOf;
	onDone: () => void;
}

function ClaimItem({ claim, of, onDone }: ClaimItemProps) {
	const { number, kind, state, submittedAt, lines } = claim;
	return (
		<li className="flex flex-col gap-3 py-4">
			<div className="flex flex-wrap items-start justify-between gap-3">
				<div>
					<h3 className="font-bold">{number}</h3>
					<p className="text-sm text-prune">{`${CLAIM_KIND_FACTS[kind].label}, le ${formatDateTime(submittedAt)}`}</p>
					{lines.map((line) => (
						<p key={line.productName} className="text-sm text-prune">
							{`${formatBoxes(line.boxes, line)} de ${line.productName}`}
						</p>
					))}
				</div>
				<ClaimStateBadge state={state} openLabel="En cours d'examen" />
			</div>
			<ClaimTalk claim={claim} names={NAMES} />
			{!CLAIM_STATE_FACTS[state].isEnd && <ReplyForm of={of} number={number} onDone={onDone} />}
		</li>
	);
}
