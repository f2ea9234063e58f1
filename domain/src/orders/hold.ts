/** Until when an unpaid order holds its stock. */
interface Hold {
	/** Null where it does not run out by itself. */
	holdExpiresAt: Date | null;
	/** Since when the order is being closed; null while it is not. */
	expiringSince: Date | null;
}

/** Whether an unpaid order still holds its stock: as long it can be paid, approved and accepted on account. */
export const isHeld = ({ holdExpiresAt, expiringSince }: Hold, now: Date): boolean =>
	expiringSince === null && (holdExpiresAt === null || holdExpiresAt > now);
