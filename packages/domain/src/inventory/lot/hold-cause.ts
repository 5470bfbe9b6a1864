/**
 * The causes of holds. INSPECTION: goods too warm at the receipt, or a failed inspection. INHERITED: a hold on another
 * lot.
 */
export const HOLD_CAUSES = ['MANUAL', 'INSPECTION', 'INHERITED', 'RECALL'] as const;
export type HoldCause = (typeof HOLD_CAUSES)[number];
