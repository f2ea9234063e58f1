"use client";

import {
	type AdminQuoteInquiry,
	declineQuoteInquiry,
	listQuoteInquiries,
} from "@confiserie/domain/contract/quote-inquiries";
import { formatCount, formatDate } from "@confiserie/domain/format";
import { formatBoxSum } from "@confiserie/domain/prices/box-words";
import { INQUIRY_LIMITS, INQUIRY_STATES } from "@confiserie/domain/quote/inquiry";
import { useState } from "react";
import { Detail, Rows, TextAreaField, useEditForm } from "@/features/admin/kit";
import { DialogForm, May } from "@/features/admin/shell";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { Dialog } from "@/ui/dialog";
import { Link } from "@/ui/link";

/** Inquiries of customers that wait for a quote, oldest first; nothing without one. */
export function Inquiries() {
	const [declined, setDeclined] = useState<AdminQuoteInquiry | null>(null);
	const close = () => setDeclined(null);
	return (
		<>
			<Detail
				operation={listQuoteInquiries}
				input={{}}
				failure="Impossible de charger les demandes de devis"
				height={null}
			>
				{(inquiries) =>
					inquiries.length > 0 && (
						<section aria-labelledby="quote-inquiries" className="rounded-card border border-trait bg-white p-4">
							<h2 id="quote-inquiries" className="font-semibold">{`Demandes à traiter (${inquiries.length})`}</h2>
							<Rows
								caption="Demandes à traiter"
								rows={inquiries}
								rowKey={({ id }) => id}
								line={(inquiry) => (
									<>
										<InquiryText inquiry={inquiry} />
										<May permission="orders.change">
											<div className="flex flex-wrap gap-2">
												<ButtonLink
													href={`/admin/quotes/new?inquiry=${encodeURIComponent(inquiry.id)}`}
													size="sm"
													aria-label={`Établir le devis de ${inquiry.name}`}
												>
													Établir le devis
												</ButtonLink>
												<Button
													variant="secondary"
													size="sm"
													aria-label={`Classer sans suite la demande de ${inquiry.name}`}
													onClick={() => setDeclined(inquiry)}
												>
													Sans suite
												</Button>
											</div>
										</May>
									</>
								)}
							/>
						</section>
					)
				}
			</Detail>
			<Dialog
				open={declined !== null}
				onClose={close}
				title="Classer sans suite ?"
				description="Le client reçoit votre réponse par e-mail."
			>
				{declined && <DeclineForm key={declined.id} inquiry={declined} onClose={close} />}
			</Dialog>
		</>
	);
}

/** The words of a customer, above the quote that answers them. */
export function InquiryWords({ inquiry }: { inquiry: AdminQuoteInquiry }) {
	if (inquiry.state !== "OPEN")
		return (
			<Banner tone="warning" title={`Cette demande a déjà sa réponse\u00a0: ${INQUIRY_STATES[inquiry.state].label}.`} />
		);
	return (
		<section
			aria-labelledby="inquiry-words"
			className="flex flex-col gap-1 rounded-card border border-trait bg-creme p-5 sm:p-6"
		>
			<h2 id="inquiry-words" className="display text-xl">
				Demande du client
			</h2>
			<InquiryText inquiry={inquiry} />
		</section>
	);
}

function InquiryText({ inquiry }: { inquiry: AdminQuoteInquiry }) {
	const { customerId, name, company, createdAt, lines, message, wantedOn } = inquiry;
	const boxes = formatBoxSum(lines.map((line) => ({ ...line, boxes: line.quantity })));
	return (
		<div className="min-w-0 flex-1 basis-72">
			<p>
				<Link
					href={`/admin/customers/${encodeURIComponent(customerId)}`}
					className="inline-flex min-h-6 items-center font-semibold text-framboise-fonce underline underline-offset-4"
				>
					{name}
				</Link>
				{company && `, ${company}`}
			</p>
			<p className="text-sm text-prune">
				{`Le ${formatDate(createdAt)}, ${formatCount(lines.length, "produit")}, ${boxes}`}
				{wantedOn && `, livraison souhaitée le ${formatDate(wantedOn)}`}
			</p>
			{message && <p className="mt-1 break-words whitespace-pre-line">{message}</p>}
		</div>
	);
}

/** Asks why before an inquiry is closed without a quote: its customer reads it. */
function DeclineForm({ inquiry: { id }, onClose }: { inquiry: AdminQuoteInquiry; onClose: () => void }) {
	const form = useEditForm(declineQuoteInquiry, {
		start: { reason: "" },
		params: { id },
		changes: [listQuoteInquiries],
		failure: "La réponse n'a pas pu être envoyée. Réessayez.",
		onSaved: onClose,
	});
	return (
		<DialogForm state={form.formState} onSubmit={form.submit} onClose={onClose} submitLabel="Envoyer la réponse">
			<TextAreaField {...form.field("reason")} label="Réponse au client" maxLength={INQUIRY_LIMITS.reason} />
		</DialogForm>
	);
}
