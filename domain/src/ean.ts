/** True for 13 digits whose last one is the GS1 check digit of the first twelve. */
export function isEan13(code: string): boolean {
	return /^\d{13}$/.test(code) && checkDigit(code.slice(0, 12)) === Number(code[12]);
}

/** GS1 check digit of twelve digits. */
export function checkDigit(twelveDigits: string): number {
	const sum = [...twelveDigits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
	return (10 - (sum % 10)) % 10;
}
