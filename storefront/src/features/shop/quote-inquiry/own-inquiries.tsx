"use client";

import {
	listOwnQuoteInquiries,
	type QuoteInquiry,
	withdrawQuoteInquiry,
} from "@confiserie/domain/contract/quote-inquiries";
import { formatDate } from "@confiserie/domain/format";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { INQUIRY_STATES } from "@confiserie/domain/quote/inquiry";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { keyOf, useOperation } from "@/lib/use-operation";
import { Badge } from "@/ui/badge";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { RetryBanner } from "@/ui/retry-banner";

/** Quotes that the caller asked for and that have no answer by a quote; nothing without one. */
export function OwnInquiries() {
	const client = useQueryClient();
	const { data, isError, refetch } = useOperation(listOwnQuoteInquiries, {});
	const withdrawal = useMutation({
		mutationFn: (id: string) => call(withdrawQuoteInquiry, { params: { id } }),
		onSuccess: (left) => client.setQueryData(keyOf(listOwnQuoteInquiries), left),
		onError: () => void refetch(),
	});
	if (isError) return <RetryBanner title="Impossible de charger vos demandes de devis" onRetry={() => refetch()} />;
	if (!data?.length) return null;
	return (
		<section aria-labelledby="own-inquiries" className="rounded-card border border-trait bg-creme p-4">
			<h2 id="own-inquiries" className="text-lg font-bold">{`Mes demandes de devis (${data.length})`}</h2>
			{withdrawal.error && <Banner tone="error" title={withdrawal.error.message} className="mt-3" />}
			<ul className="mt-3 flex flex-col gap-3">
				{data.map((inquiry) => (
					<Inquiry
						key={inquiry.id}
						inquiry={inquiry}
						isBusy={withdrawal.isPending && withdrawal.variables === inquiry.id}
						onWithdraw={() => withdrawal.mutate(inquiry.id)}
					/>
				))}
			</ul>
		</section>
	);
}

interface InquiryProps {
	inquiry: QuoteInquiry;
	isBusy: boolean;
	onWithdraw: () => void;
}

function Inquiry({ inquiry, isBusy, onWithdraw }: InquiryProps) {
	const { createdAt, state, lines, message, wantedOn, reason } = inquiry;
	const asked = formatDate(createdAt);
	return (
		<li className="flex flex-col gap-2 rounded-card border border-trait bg-white p-4">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<p className="font-bold">{`Demande du ${asked}`}</p>
				<Badge tone={state === "OPEN" ? "info" : "neutral"}>{INQUIRY_STATES[state].label}</Badge>
			</div>
			<p className="text-sm break-words text-prune">
				{lines.map((line) => `${line.name}\u00a0: ${formatBoxes(line.quantity, line)}`).join(", ")}
				{wantedOn && `. Livraison souhaitée le ${formatDate(wantedOn)}`}
			</p>
			{message && <p className="text-sm break-words whitespace-pre-line">{message}</p>}
			{reason && <p className="break-words whitespace-pre-line">{`Notre réponse\u00a0: ${reason}`}</p>}
			{state === "OPEN" && (
				<Button
					variant="secondary"
					size="sm"
					className="self-start"
					busy={isBusy}
					busyLabel="Retrait…"
					aria-label={`Retirer la demande du ${asked}`}
					onClick={onWithdraw}
				>
					Retirer
				</Button>
			)}
		</li>
	);
}
