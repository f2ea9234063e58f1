"use client";

import { CLAIM_KIND_FACTS } from "@confiserie/domain/claim/claim-words";

import { listAllClaims } from "@confiserie/domain/contract/claims";
import { formatDateTime } from "@confiserie/domain/format";
import { ClaimStateBadge } from "@/features/account/claims";
import { Detail, Rows } from "@/features/admin/kit";
import { Card } from "@/features/admin/shell";
import { Link } from "@/ui/link";

/** The claims of one order, each with the way to the queue; nothing while it has none. */
export function OrderClaimsCard({ orderNumber }: { orderNumber: string }) {
	return (
		<Detail
			operation={listAllClaims}
			input={{ query: { query: orderNumber, page: 0 } }}
			failure="Impossible de charger les réclamations"
			height={null}
		>
			{({ content }) =>
				content.length > 0 && (
					<Card title="Réclamations">
						<Rows
							caption="Réclamations"
							rows={content}
							rowKey={({ id }) => id}
							line={({ number, kind, state, submittedAt }) => (
								<>
									<div>
										<Link
											href={`/admin/claims?query=${encodeURIComponent(number)}`}
											className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
										>
											{number}
										</Link>
										<p className="text-sm text-prune">
											{`${CLAIM_KIND_FACTS[kind].label}, le ${formatDateTime(submittedAt)}`}
										</p>
									</div>
									<ClaimStateBadge state={state} />
								</>
							)}
						/>
					</Card>
				)
			}
		</Detail>
	);
}
