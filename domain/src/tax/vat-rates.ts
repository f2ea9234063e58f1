/** VAT rates that a product of the shop may have, in percent: reduced and standard. Source: CGI art. 278 and 278-0 bis. */
export const VAT_RATES = [5.5, 20] as const;
export type VatRate = (typeof VAT_RATES)[number];
