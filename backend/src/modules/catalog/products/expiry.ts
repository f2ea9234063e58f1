/**
 * Condition, as `isExpired` of the domain: the food of this row of `product_packaging` is past its use-by date on the day ?,
 * a day in Paris. A row without a date never is.
 */
export const isExpiredOn = (packaging: string) =>
	`coalesce(${packaging}.is_food and ${packaging}.durability = 'USE_BY' and ${packaging}.best_before_date < ?, false)`;
