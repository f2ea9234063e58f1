import { isExpiredOn } from "../products";

/**
 * Condition, as `isUnsafe` of the domain: the boxes of this row of `lot` are past their use-by date on the day ?, given twice. Boxes
 * without a date of their own have the one that their product states.
 */
export const UNSAFE = `(case when lot.expires_on is not null then coalesce(lot.durability = 'USE_BY' and lot.expires_on < ?, false)
	else exists (select from product_packaging stated
		where stated.inventory_item_id = lot.inventory_item_id and stated.deleted_at is null and ${isExpiredOn("stated")}) end)`;
