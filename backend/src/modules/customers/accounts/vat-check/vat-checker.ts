/** Checks whether a VAT number is registered. Implement it to use another service. */
export interface VatChecker {
	/**
	 * @param vatNumber with the country's letters: "FR44732829320"
	 * @throws Error when the service does not answer, answers late or cannot decide
	 */
	isRegistered(vatNumber: string): Promise<boolean>;
}
