"use client";

import { checkCommercialCode } from "@confiserie/domain/contract/payments";
import { formatCents } from "@confiserie/domain/format";
import { commercialCodeFor } from "@confiserie/domain/payments/commercial-code";
import {
	DEPOSIT_PERCENTAGES,
	DEPOSITS_CLOSED,
	type DepositRules,
	depositCents,
	depositRefusal,
	enabledPercentages,
	minimumOrderCents,
} from "@confiserie/domain/payments/deposit";
import { ChevronDown, CircleAlert } from "lucide-react";
import { useId, useRef, useState } from "react";
import { call } from "@/lib/api";
import { ChoiceButtons } from "@/ui/choice-buttons";
import { Select } from "@/ui/select";
import { type ChosenPayment, depositOf, IN_FULL } from "./chosen-payment";
import { CodeField } from "./code-field";
import { ModeCard } from "./mode-card";
import { useCommercialCode } from "./use-commercial-code";
import { useDepositTerms } from "./use-deposit-terms";

export interface PaymentChoiceProps {
	/** Total with shipping, in cents. */
	totalCents: number;
	requested: ChosenPayment;
	/** The account's e-mail. */
	email: string;
	code: string;
	/** True when the server has accepted `code` already. */
	isCodeAccepted: boolean;
	/** True while a payment is under way: nothing about it can change. */
	isLocked: boolean;
	onCode: (code: string) => void;
	onChange: (requested: ChosenPayment) => void;
	/** Applies a promotion code; resolves to why it cannot be used, null once it is. */
	onPromotion: (code: string) => Promise<string | null>;
}

/** Payment in full or by deposit, the commercial code, and the percentage, folded up: most orders are paid in full. Source: spec §2 "Checkout", §5 "Deposit". */
export function PaymentChoice({
	totalCents,
	requested,
	email,
	code,
	isCodeAccepted,
	isLocked,
	onCode,
	onChange,
	onPromotion,
}: PaymentChoiceProps) {
	const name = useId();
	const [isRefused, setRefused] = useState(false);
	/** A code opened the percentages, which stand below the screen of a phone. */
	const isOpened = useRef(false);
	const { terms, settled } = useDepositTerms();
	const { rules } = terms;
	const deposit = depositOf(totalCents, rules);
	const isDeposit = requested.paymentType === "deposit";
	const [isOpen, setOpen] = useState(isDeposit || code !== "");
	const onType = (typed: string) => {
		onCode(typed);
		// A changed code is invalid until it is checked again, and a deposit needs a valid one.
		if (isDeposit && typed !== code) onChange(IN_FULL);
	};
	const judge = async (typed: string) => {
		const { check } = await settled();
		if (check !== "server") return typed === (await commercialCodeFor(email));
		return (await call(checkCommercialCode, { body: { code: typed } })).valid;
	};
	const commercialCode = useCommercialCode({
		judge,
		code,
		isAccepted: isCodeAccepted,
		onType,
		// Nothing else is done with a code: the choice that it opens is made, and can be taken back.
		onValid: () => {
			isOpened.current = true;
			if (deposit) onChange(deposit);
		},
	});
	/** Also below the least order of a deposit: a promotion code is typed here too. */
	const takesCode = rules.isOpen && terms.permission === "BY_CODE";
	const isAllowed = terms.permission === "ALLOWED";
	const isRefusedToAccount = terms.permission === "REFUSED";
	const isValid = isAllowed || commercialCode.state === "valid";

	const chooseDeposit = () => {
		setRefused(!isValid);
		if (isValid && deposit) onChange(deposit);
	};
	const offered = deposit?.depositPercentage ?? null;
	const shown = (isDeposit ? requested.depositPercentage : null) ?? offered;
	return (
		<details
			open={isOpen}
			onToggle={(event) => setOpen(event.currentTarget.open)}
			className="group rounded-card border border-trait bg-white"
		>
			<summary className="flex min-h-12 items-center justify-between gap-3 rounded-card px-4 font-semibold sm:px-6">
				{takesCode ? "J'ai un code commercial ou promotionnel" : "Payer par acompte"}
				<ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
			</summary>
			<fieldset className="flex flex-col gap-4 px-4 pb-4 sm:px-6 sm:pb-6">
				<legend className="sr-only">Mode de paiement</legend>
				{takesCode && <CodeField commercialCode={commercialCode} isLocked={isLocked} onPromotion={onPromotion} />}
				<div className="grid gap-3 sm:grid-cols-2">
					<ModeCard
						name={name}
						title="Paiement intégral"
						text={`${formatCents(totalCents)} maintenant`}
						isChosen={!isDeposit}
						isDisabled={isLocked}
						onChoose={() => {
							setRefused(false);
							onChange(IN_FULL);
						}}
					/>
					<ModeCard
						name={name}
						title="Acompte"
						text={isRefusedToAccount ? REFUSED_TO_ACCOUNT : depositText(totalCents, shown, rules)}
						isChosen={isDeposit}
						isDisabled={isLocked || deposit === null || isRefusedToAccount}
						onChoose={chooseDeposit}
					/>
				</div>
				{deposit && isAllowed && <p className="text-sm text-prune">{ALLOWED}</p>}
				{deposit && takesCode && isRefused && !isValid && (
					<p role="alert" className="flex gap-1.5 text-sm font-medium text-rouge">
						<CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
						{depositRefusal(rules)}
					</p>
				)}
				{isDeposit && (
					<fieldset
						ref={(percentages) => {
							if (isOpened.current) percentages?.scrollIntoView({ block: "nearest" });
							isOpened.current = false;
						}}
						disabled={isLocked}
						aria-label="Pourcentages les plus choisis"
						className="flex scroll-mb-6 flex-wrap gap-2"
					>
						<ChoiceButtons
							names={COMMON.filter((percentage) => enabledPercentages(totalCents, rules).includes(percentage)).map(
								String,
							)}
							chosen={String(requested.depositPercentage)}
							labelOf={(percentage) => `${percentage}\u00a0%`}
							onChoose={(percentage) => onChange({ paymentType: "deposit", depositPercentage: Number(percentage) })}
						/>
					</fieldset>
				)}
				{isDeposit && (
					<Select
						label="Pourcentage de l'acompte"
						value={String(requested.depositPercentage)}
						disabled={isLocked}
						options={percentageOptions(totalCents, rules)}
						onChange={(event) => onChange({ paymentType: "deposit", depositPercentage: Number(event.target.value) })}
					/>
				)}
			</fieldset>
		</details>
	);
}

/** In one tap; the list has every percentage. */
const COMMON: readonly number[] = [25, 30, 50];

const ALLOWED = "L'acompte vous est ouvert sans code commercial.";
const REFUSED_TO_ACCOUNT = "L'acompte n'est pas ouvert à votre compte. Contactez-nous pour en parler.";

/** @param percentage the one that would be chosen; null when the total is too small for any */
function depositText(totalCents: number, percentage: number | null, rules: DepositRules): string {
	if (!rules.isOpen) return DEPOSITS_CLOSED;
	if (percentage === null) return `Commande minimum ${formatCents(minimumOrderCents(rules))} pour l'acompte`;
	return `${formatCents(depositCents(totalCents, percentage))} maintenant, le solde ensuite`;
}

/** Every percentage with its amount; those below the minimum deposit cannot be chosen. */
function percentageOptions(totalCents: number, rules: DepositRules) {
	const enabled = enabledPercentages(totalCents, rules);
	return DEPOSIT_PERCENTAGES.map((percentage) => ({
		value: String(percentage),
		label: `${percentage} % — ${formatCents(depositCents(totalCents, percentage))}`,
		disabled: !enabled.includes(percentage),
	}));
}
